/** Revolutions and distances of turning wheels. */

import { frac, int, num, person, pick, type Template, template, toTex, until } from '#kit'
import { pi, piTex } from '../common.ts'
import { skill, small } from './speeds.ts'

const INCHES = 1056

const car = template({
  id: 'trigonometry/revolutions-of-a-tire',
  skill,
  difficulty: 'High',
  b: 1.2,
  calculator: true,
  seconds: 125,
  response: 'choice',
  balance: 'distance',
  draw: (rng) => ({ mph: 5 * int(rng, 3, 14), d: int(rng, 22, 32) }),
  frames: [
    {
      id: 'car',
      kind: 'multi-step',
      items: 7,
      stem: ({ mph, d }, rng) =>
        `${person(rng)} drives a car at $${mph}$ miles per hour. Its tires have a diameter of $${d}$ inches. How many revolutions does each tire make in one minute, to the nearest whole number? (1 mile is 5,280 feet.)`,
    },
    {
      id: 'grid',
      kind: 'multi-step',
      items: 4,
      response: 'grid',
      stem: ({ mph, d }) =>
        `A van travels at $${mph}$ miles per hour on tires with a diameter of $${d}$ inches. To the nearest whole number, at how many revolutions per minute do the tires turn? (1 mile is 5,280 feet.)`,
    },
  ],
  given: ({ mph, d }) => ({ mph, d }),
  answer: ({ mph, d }) => num(Math.round((mph * INCHES) / (Math.PI * d))),
  traps: [
    {
      misconception: 'trig-takes-diameter-and-radius-for-each-other',
      classic: true,
      operation: 'radius-for-diameter',
      rule: ({ mph, d }) => num(Math.round((mph * INCHES) / (2 * Math.PI * d))),
      says: ({ d }) => `I took $${d}$ inches for the radius.`,
      why: ({ d }) => `takes the $${d}$ inches for the radius.`,
    },
    {
      misconception: 'trig-counts-radians-as-revolutions',
      rule: ({ mph, d }) => num(Math.round((2 * mph * INCHES) / d)),
      why: () => 'is the number of radians, not of revolutions.',
    },
    {
      misconception: 'trig-leaves-the-unit-of-length',
      rule: ({ mph, d }) => num(Math.round((mph * 88) / (Math.PI * d))),
      says: () => 'I did not change feet into inches.',
      why: () => 'divides feet by inches.',
    },
    {
      misconception: 'trig-takes-a-full-turn-as-pi',
      rule: ({ mph, d }) => num(Math.round((2 * mph * INCHES) / (Math.PI * d))),
      says: () => 'I counted $\\pi$ radii for a full turn, instead of $2\\pi$.',
      why: () => 'counts half of the circumference for a revolution.',
    },
    {
      misconception: 'trig-counts-radians-as-revolutions',
      rule: ({ mph, d }) => num(Math.round((mph * INCHES) / d)),
      says: () => 'I divided by the diameter instead of the circumference.',
      why: () => 'divides by the diameter instead of the circumference.',
    },
  ],
  explain: ({ mph, d }) => ({
    plan: 'Change the speed into inches per minute. With each revolution the vehicle moves on by one circumference, so divide by it.',
    steps: [
      {
        do: `$${mph} \\cdot 5280 \\cdot 12 = ${mph * 63360}$ inches in an hour`,
        why: 'A mile has 5,280 feet, a foot has 12 inches.',
      },
      { do: `$${mph * 63360} \\div 60 = ${mph * INCHES}$ inches in a minute`, why: 'An hour has 60 minutes.' },
      {
        do: `The circumference is $${d}\\pi \\approx ${(d * Math.PI).toFixed(2)}$ inches.`,
        why: 'Diameter times $\\pi$.',
      },
      {
        do: `$${mph * INCHES} \\div (${d}\\pi) \\approx ${Math.round((mph * INCHES) / (Math.PI * d))}$ revolutions`,
        why: 'One circumference for each revolution.',
      },
    ],
    check: `$${Math.round((mph * INCHES) / (Math.PI * d))} \\cdot ${(d * Math.PI).toFixed(2)} \\approx ${Math.round(Math.round((mph * INCHES) / (Math.PI * d)) * Number((d * Math.PI).toFixed(2)))}$ inches, less than one circumference away from $${mph * INCHES}$ inches.`,
    faster: `In one line on a calculator: $${mph} \\cdot 5280 \\cdot 12 \\div 60 \\div (${d}\\pi) \\approx ${((mph * INCHES) / (Math.PI * d)).toFixed(3)}$.`,
  }),
  // Angular speed first, in radians per minute.
  check: ({ mph, d }) => num(Math.round((((mph * 5280) / 60) * 12) / (d / 2) / (2 * Math.PI))),
})

const distance = template({
  id: 'trigonometry/distance-of-a-turning-point',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 80,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({
        r: 5 * int(rng, 4, 20),
        T: 10 * int(rng, 6, 24),
        t: 5 * int(rng, 2, 40),
        as: pick(rng, ['radius', 'diameter'] as const),
      }),
      ({ r, T, t }) =>
        t < 0.9 * T && t > 0.1 * T && small((r * t) / T, 1) && ![T, t, T - t].some((x) => x === r || x === 2 * r),
    ),
  frames: [
    {
      id: 'ride',
      kind: 'words',
      items: 8,
      stem: ({ r, T, t, as }, rng) =>
        `A Ferris wheel with a ${as} of $${as === 'radius' ? r : 2 * r}$ feet takes $${T}$ seconds for one revolution at a constant speed. How many feet does ${person(rng)}, in a seat on its rim, travel in $${t}$ seconds?`,
    },
  ],
  given: ({ r, T, t, as }) => ({ size: as === 'radius' ? r : 2 * r, T, t, as }),
  answer: ({ r, T, t }) => pi((2 * r * t) / T),
  traps: [
    {
      misconception: 'trig-takes-a-full-turn-as-pi',
      classic: true,
      rule: ({ size, T, t, as }) => (as === 'radius' ? pi((size * t) / T) : null),
      why: () => 'counts $\\pi$ radians for one revolution.',
    },
    {
      misconception: 'trig-takes-diameter-and-radius-for-each-other',
      classic: true,
      operation: 'radius-for-diameter',
      rule: ({ size, T, t, as }) => (as === 'diameter' ? pi((2 * size * t) / T) : null),
      says: ({ r }) => `I took the diameter $${2 * r}$ for the radius.`,
      why: ({ r }) => `takes the diameter $${2 * r}$ for the radius.`,
    },
    {
      misconception: 'trig-takes-the-rest-of-the-revolution',
      rule: ({ size, T, t, as }) => pi(((as === 'radius' ? 2 : 1) * size * (T - t)) / T),
      says: () => 'I gave the distance that is left to a full revolution.',
      why: () => 'is the distance that is left to a full revolution.',
    },
    {
      misconception: 'trig-takes-the-rest-of-the-revolution',
      operation: 'whole-for-part',
      rule: ({ size, as }) => pi((as === 'radius' ? 2 : 1) * size),
      says: () => 'I gave the distance of a whole revolution.',
      why: () => 'is the distance of a whole revolution.',
    },
    {
      misconception: 'trig-forgets-to-multiply-by-the-time',
      rule: ({ size, T, as }) =>
        small(((as === 'radius' ? 2 : 1) * size) / T, 12) ? pi(((as === 'radius' ? 2 : 1) * size) / T) : null,
      why: () => 'is the linear speed, the distance of one second only.',
    },
  ],
  explain: ({ r, T, t, as }) => ({
    plan: 'Find the angular speed from the time of one revolution. Times the radius it is the linear speed, and times the time it is the distance.',
    steps: [
      {
        do: `$\\omega = \\frac{2\\pi}{${T}} = ${piTex(2 / T)}$ radians per second`,
        why: 'One revolution is $2\\pi$ radians.',
      },
      {
        do: `${as === 'diameter' ? `The radius is $${2 * r} \\div 2 = ${r}$ feet, so ` : ''}$v = ${r} \\cdot ${piTex(2 / T)} = ${piTex((2 * r) / T)}$ feet per second`,
        why: 'Radius times angular speed.',
      },
      { do: `$${piTex((2 * r) / T)} \\cdot ${t} = ${piTex((2 * r * t) / T)}$ feet`, why: 'Speed times time.' },
    ],
    check: `In radians: in $${t}$ seconds the wheel turns by $${piTex(2 / T)} \\cdot ${t} = ${piTex((2 * t) / T)}$, and radius times angle is $${r} \\cdot ${piTex((2 * t) / T)} = ${piTex((2 * r * t) / T)}$.`,
    faster: `No speed is needed: in $${t}$ of $${T}$ seconds the wheel makes $${toTex(frac(t, T))}$ of a revolution, and this share of the circumference $${2 * r}\\pi$ is $${piTex((2 * r * t) / T)}$.`,
  }),
  // As a share of the circumference.
  check: ({ size, T, t, as }) => pi((t / T) * (as === 'radius' ? 2 * size : size)),
})

export const templates: readonly Template[] = [car, distance]
