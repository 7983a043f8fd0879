import { misconceptions as list, slips } from '#kit'

const SPEED = 'trig-angular-speed'

export const speedMisconceptions = list([
  {
    id: 'trig-leaves-the-unit-of-time',
    sentence: 'I did not change the unit of time.',
    clue: 'Underline the unit that is asked for: per second, per minute or per hour.',
    skills: [SPEED],
  },
  {
    id: 'trig-leaves-the-unit-of-length',
    sentence: 'I did not change the unit of length.',
    clue: 'Write the unit behind every number, and change to the unit that is asked for at the end.',
    skills: [SPEED],
  },
  {
    id: 'trig-changes-units-the-wrong-way',
    sentence: 'I multiplied where a change of units divides.',
    clue: 'Inches are smaller than feet, so there are more of them. In a minute the distance is longer than in a second.',
    skills: [SPEED],
  },
  {
    id: 'trig-turns-the-ratio-of-radii-around',
    sentence: 'I turned the ratio of the two radii around.',
    clue: 'With one belt speed, the smaller wheel turns faster. Check your result against that.',
    skills: [SPEED],
  },
  {
    id: 'trig-takes-angular-speeds-on-a-belt-as-equal',
    sentence: 'I took both wheels to make equally many revolutions.',
    clue: 'The belt gives both rims the same linear speed; the revolutions depend on the radius.',
    skills: [SPEED],
  },
  {
    id: 'trig-squares-the-ratio-of-radii',
    sentence: 'I squared the ratio of the radii.',
    clue: 'Speeds and circumferences are in proportion to the radius; only areas go with its square.',
    skills: [SPEED],
  },
  {
    id: 'trig-counts-radians-as-revolutions',
    sentence: 'I did not divide by the $2\\pi$ of a revolution.',
    clue: 'Speed divided by radius gives radians. A revolution has $2\\pi$ of them.',
    skills: [SPEED],
  },
  {
    id: 'trig-gives-the-other-speed',
    sentence: 'I gave another speed than the one asked for.',
    clue: 'Linear or angular, inner or outer point: underline what is asked for.',
    skills: [SPEED],
  },
  {
    id: 'trig-gives-the-angular-speed',
    sentence: 'I gave the angular speed instead of the linear speed.',
    clue: 'An angular speed counts radians; times the radius it is the speed of the point.',
    skills: [SPEED],
  },
  {
    id: 'trig-takes-the-difference-for-the-speed',
    sentence: 'I took the difference of the two speeds for the speed, or for a part of it.',
    clue: 'The difference of the speeds belongs to the distance between the points: it leads to the angular speed first.',
    skills: [SPEED],
  },
  {
    id: 'trig-divides-the-difference-by-the-wrong-radius',
    sentence: 'I divided the difference of the speeds by a radius instead of the difference of the radii.',
    clue: 'Write both speeds as radius times angular speed and subtract: the radii are subtracted too.',
    skills: [SPEED],
  },
  {
    id: 'trig-takes-the-rest-of-the-revolution',
    sentence: 'I took the whole revolution, or the rest of it, instead of the part in the given time.',
    clue: 'Find the share of the revolution: time divided by the time of one revolution.',
    skills: [SPEED],
  },
  {
    id: 'trig-forgets-to-multiply-by-the-time',
    sentence: 'I gave the speed where a distance is asked for.',
    clue: 'A distance is speed times time.',
    skills: [SPEED],
  },
  ...slips('trig-speed', 'points on a turning disk', 'work out the distance and the angle of one minute.', [SPEED])
    .filter((m) => !m.id.endsWith('-without-testing'))
    .map((m) =>
      m.id === 'trig-speed-accepts-a-false-claim'
        ? { ...m, clue: 'Do not trust what sounds likely: work out the distance and the angle of one minute.' }
        : m,
    ),
])
