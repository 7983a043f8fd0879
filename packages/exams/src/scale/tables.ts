/**
 * Published raw-to-scale tables of official tests: facts, one number per raw score from 0 on. The guides of the digital exam
 * give a range (low, high); the released tests of the ACT one number. They were read from public transcriptions of the
 * guides, not from the guides themselves (docs/exams.md).
 */
export type Table = Readonly<{
  source: string
  note: string
  low: readonly number[]
  /** Absent where the table gives one number. */
  high?: readonly number[]
}>

const satMath4: Table = {
  source: 'College Board, Scoring Your Paper SAT Practice Test #4 (2023)',
  note: '54 questions, not adaptive; lower and upper value of each raw score',
  // biome-ignore format: a table
  low: [
    200, 200, 200, 200, 200, 200, 200, 200, 200, 220, 250, 280, 290, 300, 310, 320, 330, 330, 340, 350, 360, 370,
    370, 380, 390, 400, 420, 430, 440, 460, 470, 480, 500, 510, 520, 530, 550, 560, 570, 580, 590, 600, 620, 630,
    650, 670, 690, 710, 730, 740, 750, 760, 770, 780, 790,
  ],
  // biome-ignore format: a table
  high: [
    200, 200, 200, 200, 200, 200, 200, 220, 230, 250, 280, 310, 320, 330, 340, 350, 360, 360, 370, 380, 390, 400,
    400, 410, 420, 430, 450, 460, 470, 490, 500, 510, 530, 540, 550, 560, 580, 590, 600, 610, 620, 630, 650, 660,
    680, 700, 720, 740, 760, 770, 780, 790, 800, 800, 800,
  ],
}

const satMath10: Table = {
  source: 'College Board, Scoring Your Paper SAT Practice Test #10 (2025)',
  note: '54 questions, not adaptive; lower and upper value of each raw score',
  // biome-ignore format: a table
  low: [
    200, 210, 210, 210, 210, 210, 220, 230, 240, 250, 260, 280, 310, 320, 330, 340, 350, 360, 370, 380, 380, 390,
    390, 400, 410, 420, 430, 440, 450, 460, 470, 480, 490, 490, 510, 520, 530, 540, 550, 560, 580, 590, 600, 610,
    620, 640, 650, 670, 680, 700, 730, 750, 770, 780, 800,
  ],
  // biome-ignore format: a table
  high: [
    200, 220, 220, 220, 230, 240, 250, 260, 300, 310, 320, 340, 350, 360, 370, 380, 390, 400, 410, 420, 420, 430,
    430, 440, 450, 460, 470, 480, 490, 500, 510, 520, 530, 550, 570, 580, 590, 600, 610, 620, 640, 650, 660, 670,
    680, 700, 710, 730, 740, 760, 770, 780, 790, 800, 800,
  ],
}

const satReadingWriting4: Table = {
  source: 'College Board, Scoring Your Paper SAT Practice Test #4 (2023)',
  note: '66 questions, not adaptive; lower and upper value of each raw score',
  // biome-ignore format: a table
  low: [
    200, 200, 200, 200, 200, 200, 200, 200, 200, 210, 230, 240, 250, 260, 280, 290, 320, 340, 350, 360, 370, 370,
    380, 390, 400, 410, 420, 420, 430, 440, 450, 460, 460, 470, 480, 490, 490, 500, 510, 520, 530, 540, 540, 550,
    560, 570, 580, 590, 590, 600, 610, 620, 630, 630, 640, 650, 660, 670, 680, 690, 700, 710, 720, 730, 750, 770,
    790,
  ],
  // biome-ignore format: a table
  high: [
    200, 200, 200, 200, 200, 200, 200, 210, 220, 230, 250, 260, 270, 280, 300, 310, 340, 360, 370, 380, 390, 390,
    400, 410, 420, 430, 440, 440, 450, 460, 470, 480, 480, 490, 500, 510, 510, 520, 530, 540, 550, 560, 560, 570,
    580, 590, 600, 610, 610, 620, 630, 640, 650, 650, 660, 670, 680, 690, 700, 710, 720, 730, 740, 750, 770, 790,
    800,
  ],
}

const satReadingWriting10: Table = {
  source: 'College Board, Scoring Your Paper SAT Practice Test #10 (2025)',
  note: '66 questions, not adaptive; lower and upper value of each raw score',
  // biome-ignore format: a table
  low: [
    200, 210, 210, 210, 210, 210, 220, 220, 230, 230, 240, 240, 250, 250, 260, 270, 280, 300, 310, 320, 330, 330,
    340, 350, 350, 360, 370, 370, 380, 390, 400, 400, 410, 420, 430, 440, 450, 460, 460, 470, 470, 480, 490, 500,
    510, 520, 530, 540, 550, 570, 580, 590, 600, 610, 620, 630, 640, 670, 680, 690, 700, 720, 730, 740, 760, 770,
    800,
  ],
  // biome-ignore format: a table
  high: [
    200, 220, 220, 220, 220, 230, 240, 250, 260, 270, 280, 290, 300, 310, 320, 330, 340, 340, 350, 360, 370, 370,
    380, 390, 390, 400, 410, 410, 420, 430, 440, 440, 450, 460, 470, 480, 490, 500, 500, 510, 530, 540, 550, 560,
    570, 580, 590, 600, 610, 630, 640, 650, 660, 670, 680, 690, 700, 710, 720, 730, 740, 760, 770, 780, 780, 800,
    800,
  ],
}

const actReadingJune: Table = {
  source: 'ACT, released test of June 2021',
  note: '40 questions; one value for each raw score',
  // biome-ignore format: a table
  low: [
    1, 2, 4, 5, 7, 8, 9, 10, 11, 11, 12, 13, 13, 14, 15, 15, 16, 17, 17, 18, 19, 20, 20, 21, 22, 22, 23, 24, 24, 25,
    26, 28, 29, 30, 31, 32, 33, 34, 35, 36, 36,
  ],
}

const actReadingDecember: Table = {
  source: 'ACT, released test of December 2021',
  note: '40 questions; one value for each raw score',
  // biome-ignore format: a table
  low: [
    1, 2, 4, 5, 7, 8, 9, 10, 11, 12, 12, 13, 13, 14, 15, 15, 16, 17, 17, 18, 19, 20, 20, 21, 22, 22, 23, 24, 24, 25,
    27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 36,
  ],
}

export const TABLES = {
  'SAT Math': [satMath4, satMath10],
  'SAT Reading and Writing': [satReadingWriting4, satReadingWriting10],
  'ACT Reading': [actReadingJune, actReadingDecember],
} as const satisfies Readonly<Record<string, readonly Table[]>>
