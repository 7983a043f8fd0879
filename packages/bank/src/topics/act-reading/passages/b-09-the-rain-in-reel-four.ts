import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/the-rain-in-reel-four',
  kind: 'Humanities',
  title: 'The Rain in Reel Four',
  description:
    'This passage is from the essay “The Rain in Reel Four” by Aroha Penfold (2021), who restores films for an archive. Author and source are invented. So are the film and the people.',
  paragraphs: [
    'For eighty years *The Harbor Pilot’s Daughter* was a title in a list. Then a school in Uruguay cleared out its cellar, and in a crate of maps there were five cans of film, and in four of the cans there was still a film. The fifth held a brown powder. Such odds are not unusual. The film stock of that age was cellulose nitrate, a near cousin of guncotton, which burns even under water and, if it is spared fire, slowly turns itself to dust. Of the silent features made in the United States, something like seven in ten are gone.',
    'I am a restorer. People suppose that this means repairing, as one repairs a chair, and I used to suppose so too. But a chair stands in front of you, and you can see what it was. A film is a set of instructions for an evening: a beam of light, a piano, a crowd, a person turning a crank. What we had in the cans was the part of the evening that does not rot at once. My work is to guess the rest.',
    'Take speed. Cameras in those years were cranked by hand, at sixteen frames to the second, or eighteen, or twenty-two when the cameraman was cold. Run such a film at the modern rate and a funeral goes by at a trot; that is where the jerky comedy of “old movies” comes from, and it is our doing, not theirs. So we slow it down. But projectionists, too, set their own pace, and some instructions from the period ask that a chase be shown faster than it was taken. There was never one correct speed. There was an understanding between two people at two cranks, who never met.',
    'Or take color. The reels from Uruguay had been dipped in dye, as most prints were: blue for night, amber for lamplight, a startling rose for one scene of farewell. For decades archives copied such films onto black-and-white stock in order to save them, and in saving them taught the world that the past was gray.',
    'It was in the fourth reel that I made my mistake, and it is the reason I am writing this. The print was badly scratched. Each pass through a projector drags grit down the length of a film, and on the screen the scratches appear as bright, thin, vertical streaks, so that old prints are said, in the trade, to “rain.” We have software for this. It compares each frame with those before and after it; whatever appears in one and not in its neighbors it takes for damage, and paints out with what the neighbors show. I let it run overnight. In the morning the fourth reel was as clear as a window, and I was delighted, and showed it to everyone who came by.',
    'One of these was a retired projectionist named Wiremu Tait, who came in on Thursdays to make labels. He watched the daughter stand on the quay, looking out to sea, while behind her men ran about with their collars up.',
    '“What are they running from?” he asked.',
    'I said that I had wondered about that.',
    '“And she’s got an umbrella,” said Mr. Tait.',
    'We went back to the unrestored scan. It took us an hour with a magnifier to be sure, and then we could not think how we had ever doubted it. Among the scratches, a little shorter, a little more slanting, was rain: a real downpour, on a real quay, some afternoon in 1919, when the director had evidently decided to shoot anyway. Every drop was in one frame and not in the next. The software had weighed it as damage, and had gently taken it away.',
    'I have put the rain back. It took seven weeks, by hand, because no rule that I could write would tell water from wear. The two are, on the film, exactly alike; they differ only in what was going on in front of the lens. Here and there, I am sure, I have kept a scratch and called it weather.',
    'When the film is shown, people sometimes compliment me on how new it looks. I thank them. But what I should like to be complimented on is a thing that nobody can see, which is that I stopped. There is a point up to which cleaning a picture uncovers it, and past which you have begun to make another one, cleaner than the day it was taken. The point is not marked. You find it by having someone at your elbow who asks what they are running from.',
  ],
  questions: [
    {
      id: 'act-reading/the-rain-in-reel-four-q1',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'The main idea of the passage is that restoring a film:',
      right: 'calls for judgment about what is damage and what belongs to it.',
      wrong: [
        {
          html: 'means repairing what is worn, as one repairs a chair.',
          misconception: 'ar-quoted-view-for-author',
          why: 'This is what “People suppose,” and what she “used to suppose”; she reports it in order to give it up, since a film is not a chair.',
        },
        {
          html: 'should be left to people and never be entrusted to a program.',
          misconception: 'ar-extreme-wording',
          why: 'She regrets one use of the software, so this is tempting; but she does not say that it should never be used.',
        },
        {
          html: 'requires slowing it to the speed at which it had been filmed.',
          misconception: 'ar-too-narrow',
          why: 'Speed is one example among three, and even there she finds “never one correct speed.”',
        },
      ],
      evidence: [
        'There is a point up to which cleaning a picture uncovers it, and past which you have begun to make another one',
        'because no rule that I could write would tell water from wear',
      ],
      explanation:
        '<p class="plan">This asks for the main idea: find what “no rule” could tell, and what is said about stopping.</p><p>“No rule … would tell water from wear,” and there is an unmarked point past which cleaning makes another picture: the restorer must judge.</p>',
    },
    {
      id: 'act-reading/the-rain-in-reel-four-q2',
      skill: 'ar-inference',
      difficulty: 'Low',
      b: -0.4,
      seconds: 55,
      text: '',
      stem: 'It can reasonably be inferred from the first paragraph that the powder in the fifth can was:',
      right: 'what time had made of the last reel.',
      wrong: [
        {
          html: 'dust from the maps stored around it.',
          misconception: 'ar-common-sense-over-text',
          why: 'Maps were in the crate, and paper turns to dust; but the powder was inside the can.',
        },
        {
          html: 'guncotton that someone had hidden.',
          misconception: 'ar-echoed-words',
          why: 'Guncotton is in the text, as a “near cousin” of the film stock; nobody hid any.',
        },
        {
          html: 'a film that had burned without flame.',
          misconception: 'ar-half-right',
          why: 'It had been a film, but not a burned one: if it is “spared fire,” such stock “slowly turns itself to dust.”',
        },
      ],
      evidence: ['The fifth held a brown powder.', 'if it is spared fire, slowly turns itself to dust'],
      explanation:
        '<p class="plan">An inference: the sentences after the powder tell what film stock of that age does.</p><p>Nitrate film, “if it is spared fire, slowly turns itself to dust”: the “brown powder” had been the fifth reel.</p>',
    },
    {
      id: 'act-reading/the-rain-in-reel-four-q3',
      skill: 'ar-words-in-context',
      difficulty: 'High',
      b: 0.7,
      seconds: 60,
      text: '',
      stem: 'The author calls a film “a set of instructions for an evening” ([[line: A film is a set of instructions for an evening]]) because in her view a silent film was:',
      right: 'only one of the things that made up a showing.',
      wrong: [
        {
          html: 'sold along with a printed guide to using it.',
          misconception: 'ar-literal-for-figurative',
          why: 'The phrase is taken at its word here; the film itself is the set of instructions, and no printed guide is meant.',
        },
        {
          html: 'one of many things that a theater had to buy.',
          misconception: 'ar-half-right',
          why: 'That it was one thing among several is right, but buying does not come into it; with it go a piano, a crowd, and a person at a crank.',
        },
        {
          html: 'to be run at the one speed its makers had fixed.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Speed comes up in the next paragraph, where she denies that there was one that its makers had fixed.',
        },
      ],
      evidence: [
        'a beam of light, a piano, a crowd, a person turning a crank',
        'the part of the evening that does not rot at once',
      ],
      explanation:
        '<p class="plan">A figure of speech: the colon after it lists what else an evening was made of.</p><p>The evening was “a beam of light, a piano, a crowd, a person turning a crank”; what is in the cans is only “the part of the evening that does not rot at once.”</p>',
    },
    {
      id: 'act-reading/the-rain-in-reel-four-q4',
      skill: 'ar-sequence-cause',
      difficulty: 'Low',
      b: -0.6,
      seconds: 50,
      text: '',
      stem: 'According to the passage, silent films often look jerky and comic today because:',
      right: 'they are run faster than they were taken.',
      wrong: [
        {
          html: 'the actors in them exaggerated gestures.',
          misconception: 'ar-common-sense-over-text',
          why: 'Silent actors are known for large gestures, but acting style is not mentioned as a cause.',
        },
        {
          html: 'the cameramen were cold and turned unevenly.',
          misconception: 'ar-half-right',
          why: 'That a cameraman who was cold turned at another pace is right; but the jerky look comes from the modern rate and is “our doing, not theirs.”',
        },
        {
          html: 'the nitrate stock has shrunk over the years.',
          misconception: 'ar-outside-the-text',
          why: 'Nitrate burns and decays, so shrinking sounds likely; but it is not mentioned, and the cause is the modern rate.',
        },
      ],
      evidence: ['Run such a film at the modern rate and a funeral goes by at a trot'],
      explanation:
        '<p class="plan">A cause question: find the funeral that “goes by at a trot.”</p><p>“Run such a film at the modern rate and a funeral goes by at a trot … and it is our doing, not theirs.”</p>',
    },
    {
      id: 'act-reading/the-rain-in-reel-four-q5',
      skill: 'ar-voice-point-of-view',
      difficulty: 'High',
      b: 0.9,
      seconds: 60,
      text: '',
      stem: 'The statement that archives “in saving them taught the world that the past was gray” ([[line: in saving them taught the world that the past was gray]]) is best described as:',
      right: 'a wry remark about an unintended effect.',
      wrong: [
        {
          html: 'an angry attack on careless archivists.',
          misconception: 'ar-wrong-tone',
          why: 'There is a reproach in it, but the archives copied films “in order to save them,” and the tone is not angry.',
        },
        {
          html: 'a claim that early film stock was dull.',
          misconception: 'ar-literal-for-figurative',
          why: 'Gray is taken at its word here; but the early prints were dyed blue, amber and rose.',
        },
        {
          html: 'a dry comment on how films are dyed.',
          misconception: 'ar-half-right',
          why: 'Wry it is, and dye is the subject of the paragraph; but the remark is about what was lost when they were copied.',
        },
      ],
      evidence: ['For decades archives copied such films onto black-and-white stock in order to save them'],
      explanation:
        '<p class="plan">A question of tone: the archives meant to do one thing and did another as well.</p><p>They copied “onto black-and-white stock in order to save them,” and so, without meaning to, made people think that the films had no color: a wry irony.</p>',
    },
    {
      id: 'act-reading/the-rain-in-reel-four-q6',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.8,
      seconds: 45,
      text: '',
      stem: 'According to the passage, the software treats as damage whatever:',
      right: 'shows in one frame and not in the next.',
      wrong: [
        {
          html: 'makes a bright streak down the picture.',
          misconception: 'ar-echoed-words',
          why: 'Scratches do look so, and the words are from the text; but the software does not judge by brightness or by streaks.',
        },
        {
          html: 'is the same in one frame and its neighbor.',
          misconception: 'ar-reversed',
          why: 'It does compare a frame with its neighbors, but this turns the rule round: what they share is kept, and what “appears in one and not in its neighbors” goes.',
        },
        {
          html: 'is not found in another print of the scene.',
          misconception: 'ar-half-right',
          why: 'That a thing missing elsewhere is painted out is right; but it is looked for in the frames before and after, and no other print comes into it.',
        },
      ],
      evidence: ['whatever appears in one and not in its neighbors it takes for damage'],
      explanation:
        '<p class="plan">A stated detail: find the sentence on how the software compares frames.</p><p>“Whatever appears in one and not in its neighbors it takes for damage.”</p>',
    },
    {
      id: 'act-reading/the-rain-in-reel-four-q7',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 60,
      text: '',
      stem: 'Mr. Tait’s question and his remark about the umbrella are important because they show that he:',
      right: 'watches closely how people on the screen behave.',
      wrong: [
        {
          html: 'remembers having shown the film in his youth.',
          misconception: 'ar-outside-the-text',
          why: 'He was a projectionist, so it seems possible; but the film had been only “a title in a list” for eighty years, and he does not say that he knew it.',
        },
        {
          html: 'distrusts any film that has been cleaned too well.',
          misconception: 'ar-extreme-wording',
          why: 'His question does expose a mistake, but it is a simple one; no general distrust of clean films is expressed.',
        },
        {
          html: 'knows more about the software than the author does.',
          misconception: 'ar-common-sense-over-text',
          why: 'An expert is expected to know the tools, but he makes labels on Thursdays and says nothing about software.',
        },
      ],
      evidence: ['“What are they running from?” he asked.', '“And she’s got an umbrella,” said Mr. Tait.'],
      explanation:
        '<p class="plan">An inference: ask what the running men and the umbrella have in common, and what kind of watching notices it.</p><p>He asks “What are they running from?” and notes that “she’s got an umbrella”: the action makes sense only if it rains.</p>',
    },
    {
      id: 'act-reading/the-rain-in-reel-four-q8',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 1.1,
      seconds: 70,
      text: '',
      stem: 'The author’s statement that she has probably “kept a scratch and called it weather” ([[line: I have kept a scratch and called it weather]]) suggests that she:',
      right: 'accepts that her own version cannot be wholly correct.',
      wrong: [
        {
          html: 'is ashamed of the careless work that she did by hand.',
          misconception: 'ar-wrong-tone',
          why: 'She admits errors, which may sound like shame; but seven weeks by hand is not careless, and she speaks calmly of it.',
        },
        {
          html: 'found by hand the rule that the software had lacked.',
          misconception: 'ar-half-right',
          why: 'She did work by hand, for seven weeks; but she found no rule, and says that “no rule that I could write would tell water from wear.”',
        },
        {
          html: 'relies on Mr. Tait to find the errors that still remain.',
          misconception: 'ar-outside-the-text',
          why: 'Mr. Tait noticed the missing rain, and so might find more; but he is not said to check the rest.',
        },
      ],
      evidence: ['The two are, on the film, exactly alike', 'Here and there, I am sure'],
      explanation:
        '<p class="plan">An inference: what does she say just before about water and wear on the film?</p><p>Since “the two are, on the film, exactly alike,” she is “sure” that some choices are wrong, and she lives with that.</p>',
    },
    {
      id: 'act-reading/the-rain-in-reel-four-q9',
      skill: 'ar-structure',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'Which of the following best describes how the passage is organized?',
      right: 'Two matters that call for a decision lead to a third that went wrong.',
      wrong: [
        {
          html: 'The events of a discovery are told in the order in which they occurred.',
          misconception: 'ar-too-narrow',
          why: 'The find and reel four are told as events in order, but they are only a part of it; speed and color, in between, are general matters.',
        },
        {
          html: 'One mistake is described and then compared with those of other experts.',
          misconception: 'ar-half-right',
          why: 'The mistake is there, at length; but no other experts’ mistakes are compared with it.',
        },
        {
          html: 'General remarks on a craft lead up to a rule by which mistakes are avoided.',
          misconception: 'ar-half-right',
          why: 'The general remarks are right, but there is no rule: “The point is not marked.”',
        },
      ],
      evidence: ['It was in the fourth reel that I made my mistake, and it is the reason I am writing this.'],
      explanation:
        '<p class="plan">A structure question: label the paragraphs (find, craft, speed, color, mistake, lesson) and read the labels.</p><p>After speed and color in general (“Take speed,” “Or take color”) comes “my mistake … the reason I am writing this” and the lesson, “that I stopped.”</p>',
    },
    {
      id: 'act-reading/the-rain-in-reel-four-q10',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 1.0,
      seconds: 65,
      text: '',
      stem: 'Which of the following, if it had been available, would best have shown that the streaks in the fourth reel were rain?',
      right: 'Another print of the scene that had the same streaks in the same frames',
      wrong: [
        {
          html: 'Another print of the scene that had streaks of its own in other frames',
          misconception: 'ar-half-right',
          why: 'A second print is what one would want, but streaks in other frames might be the scratches of that print; they would decide nothing.',
        },
        {
          html: 'A record that the film had been shot on a real quay in the year 1919',
          misconception: 'ar-same-subject-no-bearing',
          why: 'The quay and the year are in the passage, but a record of the place does not tell what the weather was, or what a streak is.',
        },
        {
          html: 'A test in which the software found fewer streaks in the other reels',
          misconception: 'ar-same-subject-no-bearing',
          why: 'More streaks in one reel may mean rain; but it may as well mean that this reel had been worn more, so it would not settle it.',
        },
      ],
      evidence: [
        'Each pass through a projector drags grit down the length of a film',
        'they differ only in what was going on in front of the lens',
      ],
      explanation:
        '<p class="plan">Weighing evidence: scratches belong to one print, rain belongs to the scene. What would tell the two apart?</p><p>A scratch is made by a projector, each pass of which “drags grit down the length of a film” ([[line: drags grit down the length of a film]]), so each print has its own. Rain was “in front of the lens” ([[line: what was going on in front of the lens]]) and would be in every print alike.</p>',
    },
  ],
}
