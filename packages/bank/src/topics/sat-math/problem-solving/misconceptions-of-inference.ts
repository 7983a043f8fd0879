import { misconceptions as list } from '#kit'
import { slip } from '../common.ts'

const INFERENCE_AND_CLAIMS = 'sm-inference-and-claims'

export const misconceptions = list([
  slip(
    'sm-answers-the-opposite-group',
    'I counted the other group.',
    'Underline “no” and “not” in the question.',
    INFERENCE_AND_CLAIMS,
  ),
  slip(
    'sm-subtracts-from-the-sample-only',
    'I mixed numbers of the sample with numbers of the population.',
    'Scale the share of the sample up to the population.',
    INFERENCE_AND_CLAIMS,
  ),
  slip(
    'sm-ignores-the-margin',
    'I left the margin of error out.',
    'The plausible range is estimate plus or minus margin.',
    INFERENCE_AND_CLAIMS,
  ),
  slip(
    'sm-takes-the-other-bound',
    'I gave the other end of the range.',
    'Greatest: add the margin. Least: subtract it.',
    INFERENCE_AND_CLAIMS,
  ),
  slip(
    'sm-margin-as-a-number-of-people',
    'I used the margin as a number of people.',
    'The margin is in percentage points.',
    INFERENCE_AND_CLAIMS,
  ),
  slip(
    'sm-halves-the-margin',
    'I used the margin the wrong number of times.',
    'The margin goes once to each side.',
    INFERENCE_AND_CLAIMS,
  ),
  slip(
    'sm-generalizes-too-far',
    'I generalized to a group that the sample does not represent.',
    'A result holds for the group from which people were chosen at random.',
    INFERENCE_AND_CLAIMS,
  ),
  slip(
    'sm-ignores-how-people-were-selected',
    'I generalized from people who were not selected at random.',
    'Where people choose by themselves whether to answer, the result speaks only for those who answered.',
    INFERENCE_AND_CLAIMS,
  ),
  slip(
    'sm-generalizes-too-little',
    'I chose a group that is too small.',
    'Random selection from a group represents the whole group.',
    INFERENCE_AND_CLAIMS,
  ),
  slip(
    'sm-claims-a-cause-without-assignment',
    'I claimed a cause although nobody was assigned at random.',
    'Cause needs random assignment; generalizing needs random selection.',
    INFERENCE_AND_CLAIMS,
  ),
  slip(
    'sm-overlooks-how-people-were-chosen',
    'I overlooked how people were chosen or assigned.',
    'Ask two questions: who was chosen, and who decided on the method?',
    INFERENCE_AND_CLAIMS,
  ),
  slip(
    'sm-denies-what-the-design-shows',
    'I denied what the design of the study allows.',
    'Random selection and random assignment each allow a conclusion.',
    INFERENCE_AND_CLAIMS,
  ),
  slip(
    'sm-larger-sample-larger-error',
    'I thought that a larger sample has a larger error.',
    'More data make an estimate more exact.',
    INFERENCE_AND_CLAIMS,
  ),
  slip(
    'sm-error-depends-on-the-share',
    'I thought that the share of yes answers decides.',
    'With similar shares, the sample size decides.',
    INFERENCE_AND_CLAIMS,
  ),
])
