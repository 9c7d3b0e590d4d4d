import type { components, operations } from '@palisade/clients/docs';

type Schemas = components['schemas'];

export type LibraryForm = Schemas['PolicyFormResponse'];
export type LibraryFormDetail = Schemas['PolicyFormDetailResponse'];
export type LibraryFormFacts = Schemas['FormRequest'];
export type LibraryFormSearch = operations['searchForms']['parameters']['query'];
export type FormCheck = Schemas['InferFormsRequest'];
export type InferredForm = Schemas['InferredFormResponse'];
export type FormEnd = Schemas['EndFormRequest'];
export type FormType = Schemas['FormTypeResponse'];
export type FormTypeFacts = Schemas['FormTypeRequest'];
export type FormTypeSearch = operations['searchFormTypes']['parameters']['query'];
