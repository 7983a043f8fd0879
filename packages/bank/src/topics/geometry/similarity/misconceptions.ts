import { misconceptions as list, slips } from '#kit'

const SIM = 'geo-similar-triangles'
const SCALE = 'geo-scale-factor'
const SEG = 'geo-proportional-segments'

export const misconceptions = list([
  {
    id: 'geo-adds-instead-of-scaling',
    sentence: 'I used a difference instead of a ratio.',
    clue: 'Similar figures grow by a factor: ask “times what?”, not “plus what?”.',
    skills: [SIM, SCALE, SEG],
  },
  {
    id: 'geo-inverts-the-ratio',
    sentence: 'I used the reciprocal of the ratio.',
    clue: 'Decide first whether the length must be larger or smaller, then check your answer.',
    skills: [SIM, SCALE, SEG],
  },
  {
    id: 'geo-pairs-the-wrong-sides',
    sentence: 'I compared sides that do not correspond to each other.',
    clue: 'Corresponding sides lie between equal angles: mark them in the same color.',
    skills: [SIM, SEG],
  },
  {
    id: 'geo-multiplies-without-dividing',
    sentence: 'I stopped after one step of the proportion.',
    clue: 'In a proportion cross-multiply, then divide by the number that is left.',
    skills: [SIM, SEG],
  },
  {
    id: 'geo-uses-the-part-for-the-whole',
    sentence: 'I mixed up a part of a side and the whole side.',
    clue: 'Draw the small and the large triangle apart and write down their sides.',
    skills: [SIM, SEG],
  },
  {
    id: 'geo-scale-factor-not-squared',
    sentence: 'I multiplied the area by the scale factor and forgot to square it.',
    clue: 'An area has two directions: length and width both grow by the factor.',
    skills: [SCALE],
  },
  {
    id: 'geo-squares-the-factor-for-a-length',
    sentence: 'I squared the scale factor although a length was asked for.',
    clue: 'Lengths and perimeters grow with the factor itself, areas with its square.',
    skills: [SCALE],
  },
  {
    id: 'geo-doubles-the-factor-for-an-area',
    sentence: 'I doubled the scale factor.',
    clue: 'For an area, multiply the scale factor by itself: $k \\cdot k$, not $2 \\cdot k$. A length takes the factor once.',
    skills: [SCALE],
  },
  {
    id: 'geo-doubles-the-change-for-an-area',
    sentence: 'I doubled the change of the lengths.',
    clue: 'Square the factor first. Then compare the new area with 100%.',
    skills: [SCALE],
  },
  {
    id: 'geo-cubes-the-factor-for-an-area',
    sentence: 'I multiplied the area by the factor once too often, as for a volume.',
    clue: 'Lengths: factor once. Areas: twice. Volumes: three times.',
    skills: [SCALE],
  },
  {
    id: 'geo-forgets-the-root-of-the-area-ratio',
    sentence: 'I used the ratio of the areas as the ratio of the sides.',
    clue: 'Take the square root of the ratio of areas to get the ratio of sides.',
    skills: [SCALE],
  },
  {
    id: 'geo-takes-the-bisector-for-a-median',
    sentence: 'I thought that an angle bisector halves the opposite side.',
    clue: 'It halves the angle; the side is divided in the ratio of the two other sides.',
    skills: [SEG],
  },
  {
    id: 'geo-takes-the-mean-for-the-geometric-mean',
    sentence: 'I took half the sum of the two parts instead of the root of their product.',
    clue: 'The two small triangles are similar: $\\frac{p}{h} = \\frac{h}{q}$, so $h^2 = pq$.',
    skills: [SEG],
  },
  {
    id: 'geo-takes-a-point-for-the-midpoint',
    sentence: 'I took a point on a side for its midpoint.',
    clue: 'Compare the two parts of the side: only equal parts make a midpoint.',
    skills: [SIM],
  },
  {
    id: 'geo-halves-the-area-ratio',
    sentence: 'I halved the ratio of the areas instead of taking its root.',
    clue: 'The factor times itself must give the ratio of the areas.',
    skills: [SCALE],
  },
  {
    id: 'geo-takes-one-root-only',
    sentence: 'I took the root of one of the areas only.',
    clue: 'Divide the areas first, then take the root of the ratio.',
    skills: [SCALE],
  },
  {
    id: 'geo-squares-the-amount',
    sentence: 'I squared the given area instead of the scale.',
    clue: 'The scale is squared, because it holds for length and width; the amount stays as it is.',
    skills: [SCALE],
  },
  {
    id: 'geo-gives-the-new-percent',
    sentence: 'I gave the new area as a percent of the old one instead of the change.',
    clue: 'The old area is 100%: the change is what lies between 100% and the new percent.',
    skills: [SCALE],
  },
  {
    id: 'geo-multiplies-by-the-difference',
    sentence: 'I multiplied by the difference of the two sides instead of their ratio.',
    clue: 'The factor is new length over old length.',
    skills: [SCALE],
  },
  ...slips('geo-sim', 'similar figures', 'compare the ratios of corresponding sides.', [SIM, SCALE, SEG]),
])
