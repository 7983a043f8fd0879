/**
 * Published raw-to-scale tables of official tests: facts, one number per raw score from 0 on. The guides of the digital exam
 * give a range (low, high); the released tests of the ACT one number (docs/exams.md).
 */
export type Source = Readonly<{
  publisher: string
  test: string
  year: number
  /** What the table is called where it was published, and where in it. */
  place: string
  /** The publisher's own address; null where it gives the table out without a public one. */
  official: string | null
  /** The public transcription with which the figures here were compared, number by number. */
  transcript: Readonly<{ file: string /** null where its repository is not known. */; address: string | null }>
}>

export type Table = Readonly<{
  source: Source
  low: readonly number[]
  /** Absent where the table gives one number. */
  high?: readonly number[]
}>

/** Paper forms of the digital exam: not adaptive; 66 questions in Reading and Writing, 54 in Math. */
const sat4: Source = {
  publisher: 'College Board',
  test: 'SAT Practice Test #4, paper form',
  year: 2023,
  place: 'Scoring Your Paper SAT Practice Test #4, Raw Score Conversion Table: Section Scores, page 5',
  official: 'https://satsuite.collegeboard.org/media/pdf/scoring-sat-practice-test-4-digital.pdf',
  transcript: {
    file: 'satScore.ts',
    address:
      'https://github.com/zhangwenhao66/calcbadger/blob/8f65a93e2fbf42ea234b727217b81f72c44ce874/src/lib/satScore.ts',
  },
}

const sat10: Source = {
  publisher: 'College Board',
  test: 'SAT Practice Test #10, paper form',
  year: 2025,
  place:
    'Scoring Your Paper SAT Practice Test #10, Raw Score Conversion Table: Section Scores, after the answer key on page 4',
  official: 'https://satsuite.collegeboard.org/media/pdf/scoring-sat-practice-test-10-digital.pdf',
  // Found by its words in a search of public code, which tells no address; it names the publisher's.
  transcript: { file: 'practice-test-10-dataset.ts', address: null },
}

/** National tests that ACT released to those who took them: 40 questions in Reading. */
const act = (month: string, year: number, code: number): Source => ({
  publisher: 'ACT',
  test: `National test of ${month} ${year}, released form`,
  year,
  place: 'Test Information Release, table of raw and scale scores, column Reading',
  official: null,
  transcript: {
    file: `st_ACT_${code}.py`,
    address: `https://github.com/rghpkp/actgrader-streamlit/blob/7474d637a55232bec0438f19027c3b3d7d2a2320/static/grader/scoring_tables/st_ACT_${code}.py`,
  },
})

const satMath4: Table = {
  source: sat4,
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
  source: sat10,
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
  source: sat4,
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
  source: sat10,
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

const actReadingDecember2020: Table = {
  source: act('December', 2020, 202012),
  // biome-ignore format: a table
  low: [
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 11, 12, 12, 13, 14, 14, 15, 16, 16, 17, 18, 19, 20, 21, 21, 22, 23, 23, 24,
    25, 26, 27, 28, 30, 31, 32, 33, 34, 35, 36,
  ],
}

const actReadingApril2021: Table = {
  source: act('April', 2021, 202104),
  // biome-ignore format: a table
  low: [
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 11, 12, 12, 13, 13, 14, 15, 16, 17, 18, 18, 19, 20, 21, 22, 22, 23, 24, 25,
    26, 27, 29, 30, 31, 32, 33, 34, 35, 36, 36,
  ],
}

const actReadingJune2021: Table = {
  source: act('June', 2021, 202106),
  // biome-ignore format: a table
  low: [
    1, 2, 4, 5, 7, 8, 9, 10, 11, 11, 12, 13, 13, 14, 15, 15, 16, 17, 17, 18, 19, 20, 20, 21, 22, 22, 23, 24, 24, 25,
    26, 28, 29, 30, 31, 32, 33, 34, 35, 36, 36,
  ],
}

const actReadingDecember2021: Table = {
  source: act('December', 2021, 202112),
  // biome-ignore format: a table
  low: [
    1, 2, 4, 5, 7, 8, 9, 10, 11, 12, 12, 13, 13, 14, 15, 15, 16, 17, 17, 18, 19, 20, 20, 21, 22, 22, 23, 24, 24, 25,
    27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 36,
  ],
}

const actReadingApril2022: Table = {
  source: act('April', 2022, 202204),
  // biome-ignore format: a table
  low: [
    1, 2, 3, 5, 6, 7, 9, 10, 10, 11, 12, 12, 13, 14, 14, 15, 16, 16, 17, 18, 18, 19, 20, 21, 21, 22, 23, 23, 24, 25,
    26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36,
  ],
}

export const TABLES = {
  'SAT Math': [satMath4, satMath10],
  'SAT Reading and Writing': [satReadingWriting4, satReadingWriting10],
  'ACT Reading': [
    actReadingDecember2020,
    actReadingApril2021,
    actReadingJune2021,
    actReadingDecember2021,
    actReadingApril2022,
  ],
} as const satisfies Readonly<Record<string, readonly Table[]>>
