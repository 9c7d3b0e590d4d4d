export * from './asyncapi';
export * from './blocks';
export * from './catalogue';
export * from './envelope';
export type { DataOf, EventContract, EventSpec, Outlet } from './event';
export * from './publishers';
export type { Fields, Infer, InferFields, JsonSchema, Schema } from './schema';
export * from './statuses';
export * from './webhook-shape';
