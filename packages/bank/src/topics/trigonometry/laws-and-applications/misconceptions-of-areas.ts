import { misconceptions as list } from '#kit'

const AREA = 'trig-area-sine-and-heron'

export const areaMisconceptions = list([
  {
    id: 'trig-takes-two-sides-for-base-and-height',
    sentence: 'I multiplied two lengths as base and height although there is no right angle between them.',
    clue: 'Base and height meet at a right angle. Without one, use the sine or Heron’s formula.',
    skills: [AREA],
  },
  {
    id: 'trig-takes-the-perimeter-for-its-half',
    sentence: 'I put the whole perimeter into Heron’s formula.',
    clue: 'In Heron’s formula $s$ is half of the perimeter.',
    skills: [AREA],
  },
  {
    id: 'trig-leaves-out-a-factor-of-heron',
    sentence: 'I left out the factor $s$ under the root of Heron’s formula.',
    clue: 'Four factors stand under the root: $s$ and the three differences.',
    skills: [AREA],
  },
  {
    id: 'trig-halves-the-root-of-heron',
    sentence: 'I took half of what Heron’s formula gives.',
    clue: 'The half of Heron’s formula is in $s$ already; the root is the whole area.',
    skills: [AREA],
  },
  {
    id: 'trig-takes-the-height-for-a-midline',
    sentence: 'I let the height end at the midpoint of the base.',
    clue: 'Only in an isosceles triangle does the height halve the base. Find the area first, then the height.',
    skills: [AREA],
  },
  {
    id: 'trig-divides-by-another-side',
    sentence: 'I divided the area by another side than the one that the height stands on.',
    clue: 'Half of base times height: base is the side that the height stands on.',
    skills: [AREA],
  },
  {
    id: 'trig-takes-the-other-angle-with-this-sine',
    sentence: 'I gave the other angle with the same sine.',
    clue: 'An angle and its supplement have the same sine: see whether the angle is to be acute or obtuse.',
    skills: [AREA],
  },
  {
    id: 'trig-counts-a-wrong-number-of-triangles',
    sentence: 'I counted too few of the triangles that make up the area.',
    clue: 'Count the triangles, and add the areas of all of them.',
    skills: [AREA],
  },
  {
    id: 'trig-takes-an-angle-that-is-not-between',
    sentence: 'I used an angle that does not lie between the two sides.',
    clue: 'The formula with the sine needs the angle at the vertex where the two sides meet.',
    skills: [AREA],
  },
  {
    id: 'trig-takes-the-angle-opposite-the-known-side',
    sentence: 'I took the third angle, which lies opposite the known side.',
    clue: 'The third angle helps to find a second side; the area needs the angle between the two sides.',
    skills: [AREA],
  },
  {
    id: 'trig-scales-the-area-like-a-length',
    sentence: 'I treated the factor of the lengths as if it were the factor of the area.',
    clue: 'If lengths have the factor $k$, areas have the factor $k^2$.',
    skills: [AREA],
  },
  {
    id: 'trig-gives-another-length-of-the-triangle',
    sentence: 'I found the factor, but gave another length than the one asked for.',
    clue: 'Read the last sentence again before you answer: which length is asked for?',
    skills: [AREA],
  },
])
