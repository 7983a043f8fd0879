const first = Number(process.env.E2E_PORT ?? 3399)

/** Of the server that journeys share. */
export const PORT = `${first}`
/** Of the server for journeys that move the time or put a new release in place, one at a time. */
export const ALONE_PORT = `${first + 1}`
/** Of servers that one journey starts for itself. */
export const OWN_PORTS = { secondFactor: `${first + 40}`, exam: `${first + 61}` } as const
