import { Injectable } from '@nestjs/common';

/** Whether the process still takes work; its probe says so before its port closes. */
@Injectable()
export class Shutdown {
  hasBegun = false;
}
