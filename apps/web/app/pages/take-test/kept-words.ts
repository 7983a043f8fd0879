import { MESSAGES } from '@fourfold/contract'
import type { Refusal, SaveState } from '../../attempt/keep-test'

/** What is said about where the answers are: never that this device has them when its storage has refused. */

const NOWHERE = 'This browser keeps nothing, so leave this page open, or save your answers as a file.'

/** After Save Without Scoring, when the server could not be reached. */
export const afterSave = (state: SaveState): string =>
  state === 'unsaved' ? `Not saved: you are offline. ${NOWHERE}` : MESSAGES.savedOnDevice

/** Only a member can come back elsewhere: a guest is known by this browser alone. */
export const whenLeaving = (state: SaveState, guest: boolean): string =>
  state === 'unsaved'
    ? `Your last answers are not saved: the server cannot be reached. ${NOWHERE}`
    : state === 'local'
      ? 'Your answers are saved on this device, and are sent when you are back online.'
      : guest
        ? 'Your answers are saved, and you can come back in this browser.'
        : 'Your answers are saved, and you can come back on any device.'

/** Of answers that no leaving takes back. */
export const STAYS = 'What counts already stays.'

/** Before answers are thrown away: what stays, and for how long it can be taken back. */
export const beforeThrowing = (stored: boolean, staying: number): string =>
  `The test goes back to how you opened it. ${staying > 0 ? `${STAYS} ` : ''}${
    stored
      ? 'You can take this back for seven days, in this browser, under Previous Tests.'
      : 'This browser could not keep a copy, so you can take this back only as long as this page stays open.'
  }`

/** When the server does not take them, for one reason or the other. */
export function whenRefused(kind: Refusal['kind'], state: SaveState): string {
  if (state === 'unsaved') return `Your last answers are not saved. ${NOWHERE}`
  return kind === 'logged out'
    ? 'Your answers are kept on this device and saved when you are back.'
    : 'Your answers are kept on this device.'
}
