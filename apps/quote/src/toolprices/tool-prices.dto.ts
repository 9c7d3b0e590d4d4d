import { ApiProperty } from '@nestjs/swagger';
import type { SecurityConnectorType } from '@palisade/contracts';
import { SECURITY_CONNECTOR_TYPES } from '@palisade/contracts';
import type { SecurityControl } from '@palisade/trade';
import { SECURITY_CONTROLS } from '@palisade/trade';
import type { Currency } from '@palisade/kernel';

/** What a connected tool judged of a control. */
export class ProvedControl {
  @ApiProperty({ enum: SECURITY_CONTROLS })
  control: SecurityControl;
  passed: number;
  failed: number;
}

/** What a security tool takes off a premium, in currency units; negative where it would add. */
export class ToolPriceResponse {
  @ApiProperty({ enum: SECURITY_CONNECTOR_TYPES })
  connectorType: SecurityConnectorType;
  isConnected: boolean;
  /** What it takes off now; of one that is not connected, what it usually would. */
  least: number;
  /** The same; of one that is not connected, what it would at best. */
  most: number;
  /** What it showed at its last reading. */
  controls: ProvedControl[];
}

/** What security tools do to the premium of a quote. */
export class ToolPricesResponse {
  currency: Currency;
  /** By what is known today. */
  totalPremium: number;
  /** Until when a price of today would hold; null of one that cannot be had any more. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  until: string | null;
  /** What takes most off comes first. */
  tools: ToolPriceResponse[];
}
