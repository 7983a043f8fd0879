/** A wrong variable: one sentence that names it and says what to do. */
export class ConfigError extends Error {}
