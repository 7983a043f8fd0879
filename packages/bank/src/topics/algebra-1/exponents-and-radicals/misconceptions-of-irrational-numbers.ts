import { misconceptions as list } from '#kit'

const skills = ['a1-rational-and-irrational-numbers']

export const misconceptions = list([
  {
    id: 'a1-irr-trusts-the-calculator',
    sentence: 'I took a root for rational because a calculator shows a decimal that ends.',
    clue: 'The display is rounded. The root of a number that is no perfect square never ends and never repeats.',
    skills,
  },
  {
    id: 'a1-irr-takes-pi-for-a-fraction',
    sentence: 'I took $\\pi$ for a fraction such as $\\frac{22}{7}$.',
    clue: 'These fractions are only close to $\\pi$. Multiples and parts of $\\pi$ are irrational as well.',
    skills,
  },
  {
    id: 'a1-irr-takes-a-pattern-for-repeating',
    sentence: 'I took a decimal with a growing pattern for a repeating one.',
    clue: 'Repeating means that one fixed block comes again and again; a pattern that grows is not that.',
    skills,
  },
  {
    id: 'a1-irr-takes-every-root-for-irrational',
    sentence: 'I took every square root for irrational.',
    clue: 'Work the root out if you can: the root of a perfect square is rational.',
    skills,
  },
  {
    id: 'a1-irr-takes-repeating-for-irrational',
    sentence: 'I took a repeating decimal for irrational because it never ends.',
    clue: 'Every repeating decimal can be written as a fraction.',
    skills,
  },
  {
    id: 'a1-irr-takes-long-decimals-for-irrational',
    sentence: 'I took a fraction for irrational because its decimal is long.',
    clue: 'A fraction of two integers is rational by definition.',
    skills,
  },
  {
    id: 'a1-irr-counts-only-roots',
    sentence: 'Of the irrational numbers I counted only the roots.',
    clue: 'Multiples of $\\pi$ and decimals that never repeat are irrational, too.',
    skills,
  },
  {
    id: 'a1-irr-overlooks-a-counterexample',
    sentence: 'I overlooked a counterexample.',
    clue: 'Try a root and its opposite, a root times itself, and zero.',
    skills,
  },
  {
    id: 'a1-irr-overlooks-what-cancels',
    sentence: 'I overlooked that irrational parts can cancel in a sum or a difference.',
    clue: 'Try a root and its opposite: together they are $0$, which is rational.',
    skills,
  },
  {
    id: 'a1-irr-doubts-a-true-rule',
    sentence: 'I doubted a statement that is always true.',
    clue: 'Rational numbers stay among themselves; one irrational part that is not canceled makes the result irrational.',
    skills,
  },
  {
    id: 'a1-irr-doubts-that-rationals-stay-rational',
    sentence: 'I doubted that sums and products of rational numbers are rational.',
    clue: 'Write both numbers as fractions of integers: their sum and their product are such fractions again.',
    skills,
  },
  {
    id: 'a1-irr-cuts-the-decimal-off',
    sentence: 'I wrote the fraction as if the decimal ended.',
    clue: 'Tenths and hundredths belong to a decimal that ends. A block that repeats is divided by nines, one for each digit.',
    skills,
  },
  {
    id: 'a1-irr-uses-the-wrong-nines',
    sentence: 'I used the wrong number of nines.',
    clue: 'Use as many nines as the block has digits.',
    skills,
  },
  {
    id: 'a1-irr-takes-the-first-digit',
    sentence: 'I let the first digit alone repeat and left the others out.',
    clue: 'The bar covers the whole block that repeats.',
    skills,
  },
  {
    id: 'a1-irr-halves-for-the-root',
    sentence: 'I halved the number instead of taking its square root.',
    clue: 'The root, multiplied by itself, must give the number.',
    skills,
  },
  {
    id: 'a1-irr-counts-zero-as-first-square',
    sentence: 'I listed the perfect squares from 0 and took the place in the list for the root.',
    clue: 'Square the integers on both sides: the number must lie between the squares.',
    skills,
  },
  {
    id: 'a1-irr-leaves-out-the-first-square',
    sentence: 'I left 1 out of the list of perfect squares and took the place in the list for the root.',
    clue: 'Square the integers on both sides: the number must lie between the squares.',
    skills,
  },
  {
    id: 'a1-irr-wrong-end-of-the-interval',
    sentence: 'I put the root near the wrong end of its interval.',
    clue: 'Compare the number with both perfect squares: the root is near the closer one.',
    skills,
  },
  {
    id: 'a1-irr-takes-a-third',
    sentence: 'I divided the number by 3 instead of taking its square root.',
    clue: 'Multiply your answer by itself to test it.',
    skills,
  },
  {
    id: 'a1-irr-keeps-the-root-in-a-product',
    sentence: 'I thought that a product of roots always keeps a root.',
    clue: 'A root times itself is the number under it.',
    skills,
  },
  {
    id: 'a1-irr-keeps-the-root-in-a-square',
    sentence: 'I thought that the root stays when it is squared.',
    clue: 'Squaring undoes the square root.',
    skills,
  },
  {
    id: 'a1-irr-overlooks-a-canceled-root',
    sentence: 'I overlooked that the terms with the root cancel.',
    clue: 'Multiply out or combine like terms before you decide.',
    skills,
  },
  {
    id: 'a1-irr-thinks-adding-makes-rational',
    sentence: 'I thought that adding a rational number makes an irrational one rational.',
    clue: 'The endless decimals stay; only the part before them changes.',
    skills,
  },
  {
    id: 'a1-irr-thinks-a-factor-makes-rational',
    sentence: 'I thought that multiplying or dividing by an integer removes the root.',
    clue: 'A nonzero rational factor leaves an irrational number irrational.',
    skills,
  },
  {
    id: 'a1-irr-thinks-two-roots-make-rational',
    sentence: 'I thought that two roots added make a rational number.',
    clue: 'Like roots add up to a multiple of the root, which is irrational.',
    skills,
  },
  {
    id: 'a1-irr-takes-the-other-end',
    sentence: 'I gave the integer on the other side of the root.',
    clue: 'See whether the integer below or the one above is asked for.',
    skills,
  },
  {
    id: 'a1-irr-gives-the-distance',
    sentence: 'I gave the distance from the perfect square just below.',
    clue: 'The root of the perfect square is asked for, not how far away it is.',
    skills,
  },
])
