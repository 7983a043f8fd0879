/** States in which the database cannot work now and may soon: no connection, no room, shut down, too slow, a lock held. */
const AWAY = /^(08...|53...|57P0.|57014|55P03|58030|25P0[34]|25006|40001|40P01)$/
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
])
/** What the client says itself has no code. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/

type Known = { code?: unknown; syscall?: unknown; cause?: unknown; message?: unknown }

/** Whether an error says that the database is away, whatever wraps it. */
export function isDatabaseAway(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 5) return false
  const { code, syscall, cause, message } = error as Known
  const word = String(code ?? '')
  // The socket of a database that is not there is a missing file.
  if (NETWORK.has(word) || (word === 'ENOENT' && syscall === 'connect') || AWAY.test(word)) return true
  if (typeof message === 'string' && WORDS.test(message)) return true
  return isDatabaseAway(cause, depth + 1)
}
