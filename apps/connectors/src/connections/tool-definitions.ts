import { Injectable } from '@nestjs/common';
import { CONSENT_TEXT } from '../domain/consent-text';
import { ToolOrigins } from '../outside/tool-origins';
import { vendors } from '../vendors';
import type { Vendor } from '../vendors/vendor';
import type { ConnectorDefinition } from './connections.dto';

/** What can be connected here. */
@Injectable()
export class ToolDefinitions {
  constructor(private readonly origins: ToolOrigins) {}

  all(): ConnectorDefinition[] {
    return vendors().map((vendor) => this.of(vendor));
  }

  private of(vendor: Vendor): ConnectorDefinition {
    const { connectorName, connectorType, description, signIn, isProven, oauth, role } = vendor;
    const client = oauth ? this.origins.clientOf(vendor) : null;
    const isReady = role ? this.origins.roleClientOf(vendor) !== null : !oauth || client !== null;
    return {
      connectorName,
      connectorType,
      description,
      state: this.origins.isSimulated ? 'SIMULATED' : isReady ? 'READY' : 'NOT_SET_UP',
      signIn,
      isProven,
      clientId: client?.clientId ?? null,
      responseType: oauth ? 'code' : null,
      scope: [...(oauth?.scope ?? [])],
      consent: CONSENT_TEXT,
      simulatorUrl: this.origins.isSimulated ? `${this.origins.originOf(vendor)}/` : null,
    };
  }
}
