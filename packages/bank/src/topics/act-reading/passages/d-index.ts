import type { Passage } from '#kit'
import { passage as trueWeight } from './d-01-true-weight.ts'
import { passage as theTicketAndTheBooth } from './d-02-the-ticket-and-the-booth.ts'
import { passage as theColorOfMarble } from './d-03-the-color-of-marble.ts'
import { passage as theBlueFin } from './d-04-the-blue-fin.ts'
import { passage as withinTheLimit } from './d-05-within-the-limit.ts'
import { passage as biddingForPotatoes } from './d-06-bidding-for-potatoes.ts'
import { passage as twoTurns } from './d-07-two-turns.ts'
import { passage as theVoiceInTheBox } from './d-08-the-voice-in-the-box.ts'
import { passage as theSlipperyQuestion } from './d-09-the-slippery-question.ts'
import { passage as whatTheBinSays } from './d-10-what-the-bin-says.ts'
import { passage as goldOnGlass } from './d-11-gold-on-glass.ts'
import { passage as keepToTheRight } from './d-12-keep-to-the-right.ts'
import { passage as coatsForHorses } from './d-14-coats-for-horses.ts'

export const passagesD: readonly Passage[] = [
  trueWeight,
  theTicketAndTheBooth,
  theColorOfMarble,
  theBlueFin,
  withinTheLimit,
  biddingForPotatoes,
  twoTurns,
  theVoiceInTheBox,
  theSlipperyQuestion,
  whatTheBinSays,
  goldOnGlass,
  keepToTheRight,
  coatsForHorses,
]
