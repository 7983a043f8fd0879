type Feature = Readonly<{ title: string; text: string }>

/** Claims about the model. Each is a property of the code, not a promise. */
export const MODEL: readonly Feature[] = [
  {
    title: 'Every answer counts once',
    text: 'Ability in the topic, an offset for each subject and skill, how often and how long ago you practiced, how hard the question is. One answer moves all of them, at once.',
  },
  {
    title: 'A band, not a bare number',
    text: 'The predicted score comes with a range that holds with a chance of 80 percent and includes the uncertainty of the questions themselves. It narrows as you answer.',
  },
  {
    title: 'Nothing behind a curtain',
    text: 'Every number can be opened: the answers behind it, and what would change it. The code that fits the model is the code you can run.',
  },
]

export const LEARN: readonly Feature[] = [
  {
    title: 'A diagnostic that adapts',
    text: 'Up to 20 questions in about 30 minutes. What comes next depends on what you have answered, so that few questions tell much.',
  },
  {
    title: 'One recommendation, with its reason',
    text: 'Log, review, retry, diagnose, practice: the next step is always one, with the minutes it takes and why it comes first.',
  },
  {
    title: 'Misconceptions by name',
    text: 'Every wrong option is there because of a mistake people make. Choose it, and you read which one: a dropped sign, a swapped ratio, an inference the text does not carry.',
  },
  {
    title: 'A mistake journal that starts itself',
    text: '“What did I do wrong?” and the clue are filled in from the option you chose. You confirm them or put them into your own words.',
  },
  {
    title: 'Retries, spaced',
    text: 'Mistakes and cards come back on a schedule made for memory (FSRS): soon when it was hard, later each time you get it right.',
  },
  {
    title: 'Tests of your own making',
    text: 'Choose subjects, difficulty, calculator or not, timed or not, tutor or not, up to 20 questions. Every test has a short code that you can share.',
  },
]

export const WORK: readonly Feature[] = [
  {
    title: 'No answer is lost',
    text: 'Every answer is on your device within a blink and at the server within a second. Without a connection you go on; it is sent when you are back.',
  },
  {
    title: 'The pace of the exam',
    text: 'Count up or down, pause, see which question took your time, and how that compares with others once there is data. Extra time of 25, 50 or 100 percent can be set.',
  },
  {
    title: 'For every eye and hand',
    text: 'Light, dark and high contrast; everything by keyboard; formulas that a screen reader can read; motion only where it explains, and none if your device says so.',
  },
]
