import type { ConnectorsSchemas } from './api-types';

export type ConnectorDefinition = ConnectorsSchemas['ConnectorDefinition'];
export type Connection = ConnectorsSchemas['ConnectionResponse'];
export type ConnectorType = Connection['connectorType'];
export type ConnectorAction = ConnectorsSchemas['ConnectorAction'];
export type ConnectWish = ConnectorsSchemas['ConnectRequest'];
export type ClientFindings = ConnectorsSchemas['ClientFindingsResponse'];
export type ScoreOfDay = ConnectorsSchemas['ScoreOfDayResponse'];
export type AccountFinding = ConnectorsSchemas['AccountFinding'];
export type FindingWorth = ConnectorsSchemas['FindingWorth'];
export type FindingChange = ConnectorsSchemas['FindingChangeResponse'];
