/** Injection token of the service's own name. */
export const SERVICE_NAME = Symbol('service name');
/** Injection token of the service's pino logger. */
export const LOGGER = Symbol('logger');
