export * from './account-types';
export * from './domain-error';
export * from './lifecycle';
export * from './paging';
export * from './permissions';
export * from './phone';
export * from './products';
export * from './regions';
