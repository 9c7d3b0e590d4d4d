import type { components } from '@palisade/clients/rater';

type Schemas = components['schemas'];

export type RateBook = Schemas['RateBookResponse'];
export type RateBookDetail = Schemas['RateBookDetailResponse'];
export type BookTable = Schemas['BookTableResponse'];
export type BookChange = Schemas['BookChangeResponse'];
export type BookTest = Schemas['BookTestResponse'];
export type CaseResult = Schemas['CaseResultResponse'];
export type GoldenCase = Schemas['GoldenCaseResponse'];
export type Dislocation = Schemas['DislocationResponse'];
export type DislocationJob = Schemas['DislocationJobResponse'];
export type DislocationGroup = Schemas['DislocationGroupResponse'];
export type CatalogueCoverage = Schemas['CoverageCatalogueEntry'];
export type CoverageRule = Schemas['CoverageRuleResponse'];
export type Preset = Schemas['PresetResponse'];
export type CustomPreset = Schemas['CustomPresetRequest'];
export type PresetChanges = Schemas['PresetChangesRequest'];
