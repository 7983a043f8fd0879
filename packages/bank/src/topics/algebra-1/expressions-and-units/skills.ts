import { type Skill, skill } from '#kit'

export const skills: readonly Skill[] = [
  skill({
    id: 'a1-order-of-operations',
    name: 'Order of operations and evaluating',
    needs: [],
    codes: ['6.EE.A.1', '6.EE.A.2c', 'A-SSE.A.1'],
    lesson: {
      idea: 'An expression is a recipe, and everybody must cook it in the same order. Parentheses are worked out first, then powers, then products and quotients, and sums and differences come last.',
      rule: 'Parentheses, powers, multiplication and division from left to right, addition and subtraction from left to right. To evaluate, put each number in parentheses where its letter stands.',
      example:
        'Evaluate $20 - 3x^2$ for $x = -2$. Put it in: $20 - 3(-2)^2$. Power first: $(-2)^2 = 4$. Then the product: $3 \\cdot 4 = 12$. Then the difference: $20 - 12 = 8$.',
      trap: 'In $3x^2$ only $x$ is squared, not the 3. And $(-2)^2$ is $4$, while $-2^2$ is $-4$.',
    },
  }),
  skill({
    id: 'a1-expressions-and-distribution',
    name: 'Writing expressions, distributive property',
    needs: ['a1-order-of-operations'],
    codes: ['A-SSE.A.1', '6.EE.A.2a', '7.EE.A.1'],
    lesson: {
      idea: 'A letter stands for a number that we do not know yet, so words can be turned into an expression. The distributive property says that a factor before parentheses multiplies every term inside.',
      rule: '$a(b + c) = ab + ac$ and $a(b - c) = ab - ac$. Read from right to left, it takes out a common factor. Only like terms can be added.',
      example:
        'Simplify $4(2x + 3) - 2(x - 5)$. Multiply out: $8x + 12 - 2x + 10$. Collect: $6x + 22$. Test with $x = 1$: $4 \\cdot 5 - 2 \\cdot (-4) = 28$ and $6 + 22 = 28$.',
      trap: '“5 less than $3n$” is $3n - 5$, not $5 - 3n$. And $-2(x - 5)$ ends in $+10$, because $-2$ times $-5$ is positive.',
    },
  }),
  skill({
    id: 'a1-ratios-rates-and-units',
    name: 'Ratios, rates, and unit conversion',
    needs: [],
    codes: ['N-Q.A.1', '6.RP.A.3', '7.RP.A.2'],
    lesson: {
      idea: 'A rate compares two amounts: kilometers per hour, dollars per kilogram. If the rate is steady, doubling one amount doubles the other. Units can be carried along like factors and cancel.',
      rule: 'Find the amount for one, then multiply. To change a unit, multiply by a fraction that equals 1, such as $\\frac{1000 \\text{ m}}{1 \\text{ km}}$, so that the old unit cancels.',
      example:
        'Change 72 kilometers per hour to meters per second. 72 km are 72,000 m, and an hour has 3,600 seconds: $72000 \\div 3600 = 20$. So it is 20 meters per second.',
      trap: 'A ratio of 2 to 3 makes 5 parts in all, so the first part is $\\frac{2}{5}$ of the whole, not $\\frac{2}{3}$. Square units change by the square of the factor: a square yard is 9 square feet.',
    },
  }),
  skill({
    id: 'a1-percent-and-percent-change',
    name: 'Percent and percent change',
    needs: ['a1-ratios-rates-and-units'],
    codes: ['7.RP.A.3', 'A-SSE.A.1', 'N-Q.A.1'],
    lesson: {
      idea: 'Percent means hundredths of something, and one must always ask: of what? A change in percent is measured against the value before the change.',
      rule: 'Percent change is $\\frac{\\text{new} - \\text{old}}{\\text{old}} \\cdot 100\\%$. A rise of $r\\%$ multiplies by $1 + \\frac{r}{100}$, a fall by $1 - \\frac{r}{100}$.',
      example:
        'A price of 80 dollars falls by 15%, then what is left rises by 10%. $80 \\cdot 0.85 = 68$, and $68 \\cdot 1.1 = 74.8$. The final price is 74.80 dollars.',
      trap: 'Down 20% and then up 20% does not lead back: $100$ becomes $80$, and 20% of 80 is only 16, so it ends at $96$.',
    },
  }),
]
