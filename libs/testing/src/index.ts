export * from './cuttable';
export * from './eventually';
export * from './fresh-databases';
export * from './manual-clock';
export * from './samples';
export * from './start-app';
export * from './test-caller';
export * from './test-keys';
