import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/the-rain-in-reel-four',
  kind: 'Humanities',
  title: 'The Rain in Reel Four',
  description:
    'This passage is from the essay “The Rain in Reel Four” by Aroha Penfold (2021), who restores films for an archive.',
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
          html: 'amounts to repairing an object whose first state can be seen.',
          misconception: 'ar-reversed',
          why: 'The author rejects this comparison in the second paragraph.',
        },
        {
          html: 'should be left to people and never be entrusted to a program.',
          misconception: 'ar-extreme-wording',
          why: 'She regrets one use of the software; she does not say that it should never be used.',
        },
        {
          html: 'requires slowing it to the speed at which it had been filmed.',
          misconception: 'ar-too-narrow',
          why: 'Speed is one example, and even there she finds “never one correct speed.”',
        },
      ],
      evidence: [
        'There is a point up to which cleaning a picture uncovers it, and past which you have begun to make another one',
        'because no rule that I could write would tell water from wear',
      ],
      explanation:
        '“No rule … would tell water from wear,” and there is an unmarked point past which cleaning makes another picture: the restorer must judge.',
    },
    {
      id: 'act-reading/the-rain-in-reel-four-q2',
      skill: 'ar-inference',
      difficulty: 'Low',
      b: -0.4,
      seconds: 55,
      text: '',
      stem: 'It can reasonably be inferred from the first paragraph that the powder in the fifth can was:',
      right: 'a part of the film that had decayed.',
      wrong: [
        {
          html: 'dust from the maps stored around it.',
          misconception: 'ar-common-sense-over-text',
          why: 'It was inside the can, and the next sentences explain how the film stock turns to dust.',
        },
        {
          html: 'guncotton that someone had hidden.',
          misconception: 'ar-echoed-words',
          why: 'The stock is “a near cousin of guncotton”; nobody hid any.',
        },
        {
          html: 'what was left after a fire at the school.',
          misconception: 'ar-outside-the-text',
          why: 'No fire at the school is mentioned.',
        },
      ],
      evidence: ['The fifth held a brown powder.', 'if it is spared fire, slowly turns itself to dust'],
      explanation:
        'Nitrate film, “if it is spared fire, slowly turns itself to dust”: the “brown powder” had been the fifth reel.',
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
          why: 'The phrase is a figure of speech; the film itself is the set of instructions.',
        },
        {
          html: 'meant to be seen after dark by a quiet crowd.',
          misconception: 'ar-mood-for-meaning',
          why: 'An evening is a showing here; quiet and darkness are not her point.',
        },
        {
          html: 'to be run at the one speed its makers had fixed.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'That comes up in the next paragraph, where she denies that there was one speed.',
        },
      ],
      evidence: [
        'a beam of light, a piano, a crowd, a person turning a crank',
        'the part of the evening that does not rot at once',
      ],
      explanation:
        'The evening was “a beam of light, a piano, a crowd, a person turning a crank”; what is in the cans is only “the part of the evening that does not rot at once.”',
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
          why: 'Acting style is not mentioned as a cause.',
        },
        {
          html: 'the cameramen were cold and turned unevenly.',
          misconception: 'ar-echoed-words',
          why: 'A cold cameraman might crank faster, but the effect is called “our doing, not theirs.”',
        },
        {
          html: 'the nitrate stock has shrunk over the years.',
          misconception: 'ar-invented-cause',
          why: 'Nitrate burns and decays; shrinking is not mentioned.',
        },
      ],
      evidence: ['Run such a film at the modern rate and a funeral goes by at a trot'],
      explanation:
        '“Run such a film at the modern rate and a funeral goes by at a trot … and it is our doing, not theirs.”',
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
          why: 'The archives copied films “in order to save them”; the tone is not angry.',
        },
        {
          html: 'a claim that early film stock was dull.',
          misconception: 'ar-literal-for-figurative',
          why: 'The early prints were dyed blue, amber, and rose.',
        },
        {
          html: 'a tribute to the beauty of gray images.',
          misconception: 'ar-reversed',
          why: 'She regrets the loss of color; she does not praise gray.',
        },
      ],
      evidence: ['For decades archives copied such films onto black-and-white stock in order to save them'],
      explanation:
        'They copied “onto black-and-white stock in order to save them,” and so, without meaning to, made people think that the films had no color: a wry irony.',
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
          why: 'Scratches look so, but the software does not judge by brightness or by streaks.',
        },
        {
          html: 'stays the same from one frame to another.',
          misconception: 'ar-reversed',
          why: 'The opposite: what stays the same is kept.',
        },
        {
          html: 'differs from a second print of the film.',
          misconception: 'ar-outside-the-text',
          why: 'Only one print exists; frames are compared with their neighbors.',
        },
      ],
      evidence: ['whatever appears in one and not in its neighbors it takes for damage'],
      explanation: '“Whatever appears in one and not in its neighbors it takes for damage.”',
    },
    {
      id: 'act-reading/the-rain-in-reel-four-q7',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 60,
      text: '',
      stem: 'Mr. Tait’s question and his remark about the umbrella are important because they show that he:',
      right: 'reads the scene for what is happening in it.',
      wrong: [
        {
          html: 'remembers having shown the film in his youth.',
          misconception: 'ar-swaps-people',
          why: 'The film had been only “a title in a list” for eighty years; he does not say that he knew it.',
        },
        {
          html: 'distrusts any film that has been cleaned too well.',
          misconception: 'ar-wrong-tone',
          why: 'He asks a simple question; no general distrust is expressed.',
        },
        {
          html: 'knows more about the software than the author does.',
          misconception: 'ar-common-sense-over-text',
          why: 'He makes labels on Thursdays and says nothing about software.',
        },
      ],
      evidence: ['“What are they running from?” he asked.', '“And she’s got an umbrella,” said Mr. Tait.'],
      explanation:
        'He asks “What are they running from?” and notes that “she’s got an umbrella”: the action makes sense only if it rains.',
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
          why: 'Seven weeks by hand is not careless, and she speaks calmly of it.',
        },
        {
          html: 'has found a sure way of telling the scratches from rain.',
          misconception: 'ar-reversed',
          why: 'She says that the two are “exactly alike” on the film.',
        },
        {
          html: 'relies on Mr. Tait to find the errors that still remain.',
          misconception: 'ar-swaps-people',
          why: 'Mr. Tait noticed the missing rain; he is not said to check the rest.',
        },
      ],
      evidence: ['The two are, on the film, exactly alike', 'Here and there, I am sure'],
      explanation:
        'Since “the two are, on the film, exactly alike,” she is “sure” that some choices are wrong, and she lives with that.',
    },
    {
      id: 'act-reading/the-rain-in-reel-four-q9',
      skill: 'ar-structure',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'Which of the following best describes how the passage is organized?',
      right: 'General remarks on a craft lead up to one mistake and what it taught.',
      wrong: [
        {
          html: 'The events of a discovery are told in the order in which they occurred.',
          misconception: 'ar-order-told-for-order-happened',
          why: 'Only the first paragraph and the story of reel four are told as events; speed and color are general.',
        },
        {
          html: 'One mistake is described and then compared with those of other experts.',
          misconception: 'ar-half-right',
          why: 'The mistake is there, but no other experts’ mistakes are compared.',
        },
        {
          html: 'Two methods of restoring are set side by side and one is recommended.',
          misconception: 'ar-outside-the-text',
          why: 'The essay does not weigh two methods against each other throughout.',
        },
      ],
      evidence: ['It was in the fourth reel that I made my mistake, and it is the reason I am writing this.'],
      explanation:
        'After speed and color in general (“Take speed,” “Or take color”) comes “my mistake … the reason I am writing this” and the lesson, “that I stopped.”',
    },
  ],
}
