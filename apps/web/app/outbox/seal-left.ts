import { keepLess } from './keep-less'
import { canSeal, isLeft, isSealed } from './seal'
import { keys, rowAt } from './store'

/** At the end of a session all that stays of it is written anew, and so sealed; says whether the browser has taken it. */
export async function sealWhatIsLeft(): Promise<boolean> {
  let taken = true
  for (const key of (await keys()).filter((each) => isLeft(each) && canSeal(each))) {
    const row = await rowAt(key)
    if (row !== null && !isSealed(row)) taken = (await keepLess(key, row)) && taken
  }
  return taken
}
