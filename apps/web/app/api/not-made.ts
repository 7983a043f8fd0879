import { MESSAGES } from '@fourfold/contract'
import { ApiError } from './client-errors'

/** Why a test was not made: our server's own sentence where it refused, else that it failed; never the text of what broke. */
export const notMadeWords = (error: unknown): string =>
  error instanceof ApiError && error.status < 500 ? error.message : MESSAGES.testNotMade
