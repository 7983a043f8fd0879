type Known = Error & { code?: unknown; constraint?: unknown; cause?: unknown }

/** What a query was given stands in the message of its error: names, addresses, hashes. The log keeps none of it. */
const withoutValues = (text: string): string => text.split('\nparams:')[0] ?? ''

/** An error as the log keeps it: what kind it is and where it happened. */
export function errorForLog(error: unknown, depth = 0): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code, constraint, cause } = error as Known
  const message = withoutValues(error.message)
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '))
  return {
    type: error.name,
    message,
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    stack: [`${error.name}: ${message}`, ...frames].join('\n'),
    ...(cause instanceof Error && depth < 3 ? { cause: errorForLog(cause, depth + 1) } : {}),
  }
}
