export * from './coverages';
export * from './products';
export * from './reasons';
export * from './schedule-rating';
export * from './surplus-taxes';
export * from './tax-base';
export * from './thresholds';
export * from './windows';
