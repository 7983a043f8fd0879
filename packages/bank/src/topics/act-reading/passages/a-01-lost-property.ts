import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/lost-property',
  kind: 'Literary Narrative',
  title: 'Lost Property',
  description:
    'This passage is from the short story “Lost Property” by Nehir Aksan (2021). Author and source are invented.',
  paragraphs: [
    'The summer I was sixteen, I worked in the lost-property office of the ferry company, a room beneath the Karaköy landing stage where the floor rose and sank a little whenever a boat came in. My uncle, who sold tickets upstairs, had found me the place, and described it as a job with responsibility. The responsibility was umbrellas.',
    'There were four hundred and eleven of them. They hung by their handles from steel rails, like bats, and each wore a paper tag with a date, a boat, and a deck. Mr. Orhan, who had run the office for twenty-six years, did not believe in throwing anything away before its year was up, and he did not altogether believe in throwing it away then. “Somebody is on the way to fetch it,” he would say of a single glove. “They are just taking the long way around.”',
    'My task was the ledger. People imagine that lost things are various, but they are not. That first week I wrote *umbrella*, *scarf, gray*, *umbrella*, *child’s shoe, left*, *umbrella*, until my handwriting began to slump. So when something out of the ordinary came down in the evening sack, I gave it more ink than it needed. I gave a full set of false teeth four lines. I gave a wedding cake—one tier, unharmed, from the 18:40 to Kadıköy—most of a page, and Mr. Orhan, reading over my shoulder, cleared his throat.',
    '“The owner knows what a cake looks like, my girl. Write what only the owner would know.”',
    'That was his whole method. A wallet was to be described by the thing folded behind the banknotes, a coat by the mend in its lining. Anyone could claim a black coat. One person in the city could claim the black coat with a bus ticket from Izmir sewn into the hem.',
    'On Fridays, at ten past four, came the man in the linen jacket. The first time, I took him for an ordinary claimant. He stood at the counter, removed his hat, and asked whether anyone had handed in a small brass key.',
    '“On which boat?” I said, my pen ready.',
    '“I couldn’t say.”',
    '“On what date?”',
    '“Oh, it has been some time.”',
    'Mr. Orhan had risen from his chair, which he did not do for claimants. He went through the key drawer, all of it, lifting each key to the window and setting it down again, and said that he was sorry, not this week. The man thanked him. Then the two of them talked for a few minutes about the wind, and whether the bluefish would be early, and Rıfat Bey, as Mr. Orhan called him, put on his hat and went up to catch the 16:25.',
    'He came the next Friday, and the next. I looked him up, of course. I stayed through three lunch hours with the old ledgers, hunting a brass key through Mr. Orhan’s square handwriting, and what I found, in a volume from nineteen years before, was this: *Key, brass, small. Under bench, upper deck. Tied with blue wool. Claimed by R. Tuna.* In the months around it, R. Tuna had also claimed two hats, a thermos, and a pair of reading glasses. All of them were tied with blue wool.',
    'I carried the volume to Mr. Orhan with my finger on the line. I believe I expected to be praised. “He already has it,” I said. “He’s had it since before I was born. He’s making a fool of you.”',
    'He read the entry, though I could see that he did not need to, and closed the book on it gently, the way one closes a door on someone sleeping.',
    '“He was a careless man,” he said. “His wife used to say she had married half a husband, because the other half was always on a boat. It was her wool. She put it on everything they owned, so that we should know whose it was.” He straightened the ink pad, which was straight. “Then there was a winter with no more blue wool. After that he never lost a thing.”',
    'A boat touched the landing. The floor lifted us and put us down, and along the rails four hundred and eleven umbrellas swung and hung still.',
    '“So what does he come for?” I asked.',
    'Mr. Orhan considered this with the seriousness he brought to all inquiries. “You have the ledger,” he said. “What would you write?”',
    'I did not write anything. But on the following Friday, when it was nearly ten past four, I noticed that I had already opened the key drawer; and when the man had removed his hat and asked his question, I took the keys out one at a time, and held each of them up to the light, and looked.',
  ],
  questions: [
    {
      id: 'act-reading/lost-property-q1',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 60,
      text: '',
      stem: 'Which of the following best states what the passage as a whole is about?',
      right: 'A girl who takes a visitor for a fraud comes to serve him as her supervisor does.',
      wrong: [
        {
          html: 'An old clerk who learns from a girl that he has been deceived goes on as before.',
          misconception: 'ar-swaps-people',
          why: 'He does go on as before, and she does show him the entry; but it tells him nothing new: “I could see that he did not need to” read it.',
        },
        {
          html: 'A girl who finds her work dull learns to see what sets alike things apart.',
          misconception: 'ar-too-narrow',
          why: 'The lesson about wallets and coats is real and easy to remember; but it fills two paragraphs, and the Friday visits that end the story are no part of it.',
        },
        {
          html: 'A girl who pities a visitor keeps from her supervisor what she has read about him.',
          misconception: 'ar-half-right',
          why: 'She reads about the visitor and is on his side in the end; but at first she hides nothing: “I carried the volume to Mr. Orhan with my finger on the line.”',
        },
      ],
      evidence: ['He’s making a fool of you.', 'held each of them up to the light, and looked'],
      explanation:
        '<p class="plan">This asks for the whole story: hold each option against the middle, where the girl speaks her mind, and against the last paragraph.</p><p>When she has found the entry, she thinks that the man is cheating: “He’s making a fool of you” ([[line: He’s making a fool of you.]]). After hearing about the wife and her wool, she does for him what Mr. Orhan does every Friday: she “held each of them up to the light, and looked” ([[line: held each of them up to the light, and looked]]). The story moves from the one to the other.</p>',
    },
    {
      id: 'act-reading/lost-property-q2',
      skill: 'ar-voice-point-of-view',
      difficulty: 'Medium',
      b: -0.1,
      seconds: 50,
      text: '',
      stem: 'The tone of the narrator’s remark in [[line: The responsibility was umbrellas]] can best be described as:',
      right: 'dry, at the expense of her uncle’s way of speaking.',
      wrong: [
        {
          html: 'wry, at the expense of her own first pride in the job.',
          misconception: 'ar-half-right',
          why: 'A big word is made fun of, and a beginner may well be proud; but the word is not hers: her uncle “described it as a job with responsibility.”',
        },
        {
          html: 'ironic, about a company that gave the young little to do.',
          misconception: 'ar-common-sense-over-text',
          why: 'Umbrellas sound like little to do; but there were “four hundred and eleven of them” to look after, and the company has not described the job: an uncle has.',
        },
        {
          html: 'uneasy, in view of how much there was to look after.',
          misconception: 'ar-wrong-tone',
          why: 'Four hundred and eleven umbrellas are a great many; but the short sentence is a joke, and no fear is in it.',
        },
      ],
      evidence: ['described it as a job with responsibility. The responsibility was umbrellas.'],
      explanation:
        '<p class="plan">A question of tone: read the sentence before it, and ask whose word is being taken up.</p><p>The uncle “described it as a job with responsibility. The responsibility was umbrellas.” His big word is followed at once by a small, comic thing. That is a dry joke on the praise he had given, with no bitterness in it.</p>',
    },
    {
      id: 'act-reading/lost-property-q3',
      skill: 'ar-inference',
      difficulty: 'Low',
      b: -0.7,
      seconds: 50,
      text: '',
      stem: 'Mr. Orhan’s remark about a glove in [[line: “Somebody is on the way to fetch it,” he would say of a single glove. “They are just taking the long way around.”]] most strongly suggests that he:',
      right: 'expects an owner even when the time for one is past.',
      wrong: [
        {
          html: 'keeps to the rule of a year so as to be fair to all.',
          misconception: 'ar-half-right',
          why: 'The year is right, but it is not the end for him: he “did not altogether believe in throwing it away then.”',
        },
        {
          html: 'knows more of the owners than he tells the girl.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'He speaks as if he knew where the owner was, and he does know the story of Rıfat Bey, told later; but the owner of this glove is only “Somebody.”',
        },
        {
          html: 'makes fun of people who lose what they need.',
          misconception: 'ar-outside-the-text',
          why: '“The long way around” is said with a smile, but at nobody’s cost: he keeps the glove because he does expect its owner.',
        },
      ],
      evidence: ['he did not altogether believe in throwing it away then'],
      explanation:
        '<p class="plan">An inference from a remark: look at what is said about throwing things away just before it.</p><p>Just before the remark we read that he kept things for a year, and that “he did not altogether believe in throwing it away then” ([[line: he did not altogether believe in throwing it away then]]). He speaks of the owner of one glove as someone already on the way.</p>',
    },
    {
      id: 'act-reading/lost-property-q4',
      skill: 'ar-sequence-cause',
      difficulty: 'Low',
      b: -0.8,
      seconds: 50,
      text: '',
      stem: 'According to the passage, the narrator wrote at such length about the false teeth and the wedding cake because:',
      right: 'most of what came in was so much alike.',
      wrong: [
        {
          html: 'she had been told to note what owners know.',
          misconception: 'ar-cause-and-effect-swapped',
          why: 'He does give this advice, but because he has read the long entry on the cake; it is a result of what she wrote and not the reason.',
        },
        {
          html: 'Mr. Orhan wished every entry to be full.',
          misconception: 'ar-half-right',
          why: 'He does care about what is written; but length is not what he wants: over the cake he “cleared his throat” and asked for what only the owner knows.',
        },
        {
          html: 'she hoped to be praised for what she wrote.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'She “expected to be praised” later, when she found the old entry; but of the teeth and the cake nothing of the kind is said.',
        },
      ],
      evidence: [
        'People imagine that lost things are various, but they are not.',
        'So when something out of the ordinary came down in the evening sack, I gave it more ink than it needed.',
      ],
      explanation:
        '<p class="plan">A cause question: find the word “So” in the third paragraph and read back from it.</p><p>“People imagine that lost things are various, but they are not.” The list of umbrellas follows, and then the word that carries the cause: “So when something out of the ordinary came down in the evening sack, I gave it more ink than it needed” ([[line: I gave it more ink than it needed]]).</p>',
    },
    {
      id: 'act-reading/lost-property-q5',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 60,
      text: '',
      stem: 'The main purpose of the fifth paragraph ([[line: That was his whole method.]] and following) is to:',
      right: 'turn the advice into a few particular cases.',
      wrong: [
        {
          html: 'set the advice beside the girl’s own entries.',
          misconception: 'ar-half-right',
          why: 'Her entries on the teeth and the cake have just been told; but the wallet and the coats are not in them, and they belong to what he means.',
        },
        {
          html: 'tell of the cases from which the advice arose.',
          misconception: 'ar-outside-the-text',
          why: 'Twenty-six years in the office must have taught him; but the paragraph says how a wallet “was to be described,” not what happened to any one wallet.',
        },
        {
          html: 'point out where the advice would be of no use.',
          misconception: 'ar-reversed',
          why: '“Anyone could claim a black coat” is a case in which a plain description fails; but the ticket in the hem shows the advice at work.',
        },
      ],
      evidence: ['That was his whole method.', 'Anyone could claim a black coat.'],
      explanation:
        '<p class="plan">A function question: the paragraph follows a piece of advice; ask what it does with the advice.</p><p>Mr. Orhan has just said: “Write what only the owner would know.” The paragraph begins “That was his whole method” and shows with a wallet and two coats what it means: “Anyone could claim a black coat,” but only one person the coat with the ticket in its hem.</p>',
    },
    {
      id: 'act-reading/lost-property-q6',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.8,
      seconds: 65,
      text: '',
      stem: 'Which detail gives the earliest sign that Rıfat Bey’s Friday visit is not an ordinary inquiry to Mr. Orhan?',
      right: 'Mr. Orhan gets up from his chair.',
      wrong: [
        {
          html: 'Mr. Orhan says he is sorry about the key.',
          misconception: 'ar-true-but-not-asked',
          why: 'He does say it, but only when he has been through the drawer, and it is what any claimant might be told; he has already risen.',
        },
        {
          html: 'Mr. Orhan talks with him about the wind.',
          misconception: 'ar-half-right',
          why: 'The friendly talk is a sign too, which makes it tempting, but it comes after the drawer; Mr. Orhan has already risen.',
        },
        {
          html: 'Mr. Orhan’s old ledger has an entry for it.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The ledger is the strongest proof of all, but the narrator finds it weeks later, and the question asks for the earliest sign.',
        },
      ],
      evidence: ['Mr. Orhan had risen from his chair, which he did not do for claimants.'],
      explanation:
        '<p class="plan">Evidence and order: all the options are in the text; find which of them comes first and would not happen with an ordinary visitor.</p><p>“Mr. Orhan had risen from his chair, which he did not do for claimants” ([[line: Mr. Orhan had risen from his chair]]). The half-sentence “which he did not do for claimants” sets this visitor apart before the drawer is opened and before the talk about the wind.</p>',
    },
    {
      id: 'act-reading/lost-property-q7',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'From what Mr. Orhan says, it can reasonably be inferred that Rıfat Bey stopped losing things at a time when:',
      right: 'he had become a widower.',
      wrong: [
        {
          html: 'he had been given marked things.',
          misconception: 'ar-half-right',
          why: 'His wife did put her wool “on everything they owned,” but in those days he went on losing it; the change came in a winter with “no more blue wool.”',
        },
        {
          html: 'he had given up going by boat.',
          misconception: 'ar-common-sense-over-text',
          why: 'Who no longer travels has little to lose, and that would be a good reason; but he still goes up “to catch the 16:25” every Friday.',
        },
        {
          html: 'he had begun to take his wife along.',
          misconception: 'ar-swaps-people',
          why: 'A wife beside him might have looked after his things; but the winter had “no more blue wool,” and what she said is told as past: “used to say.”',
        },
      ],
      evidence: [
        'His wife used to say',
        'It was her wool.',
        'Then there was a winter with no more blue wool. After that he never lost a thing.',
      ],
      explanation:
        '<p class="plan">An inference: the thing is said with tact; find what happened just before “he never lost a thing,” and gather how the wife is spoken of.</p><p>“Then there was a winter with no more blue wool. After that he never lost a thing” ([[line: Then there was a winter with no more blue wool.]]). The wool was his wife’s, and she is spoken of as in the past: “His wife used to say …”. Mr. Orhan closes the book “the way one closes a door on someone sleeping” and fusses with the ink pad: he is talking, with tact, about a death.</p>',
    },
    {
      id: 'act-reading/lost-property-q8',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -1,
      seconds: 45,
      text: '',
      stem: 'According to Mr. Orhan, the blue wool had been put on the couple’s belongings so that:',
      right: 'the office could tell whose they were.',
      wrong: [
        {
          html: 'he could see them on a crowded deck.',
          misconception: 'ar-common-sense-over-text',
          why: 'It would be a sensible reason in life, but Mr. Orhan names another in so many words: “so that we should know whose it was.”',
        },
        {
          html: 'his wife could tell his things from hers.',
          misconception: 'ar-swaps-people',
          why: 'The wife put the wool on, which invites the mix-up; but it was on “everything they owned,” and the mark was meant for the office.',
        },
        {
          html: 'nobody else could ever lay claim to them.',
          misconception: 'ar-extreme-wording',
          why: 'The wool did show whose a thing was, so this is near; but that nobody else could “ever” claim it is more than the passage says.',
        },
      ],
      evidence: ['so that we should know whose it was'],
      explanation:
        '<p class="plan">A stated detail: find the blue wool and the words “so that.”</p><p>“She put it on everything they owned, so that we should know whose it was” ([[line: so that we should know whose it was]]). “We” are the people in the lost-property office. “So that” states the purpose, and “whose it was” is to whom a thing belonged.</p>',
    },
    {
      id: 'act-reading/lost-property-q9',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 65,
      text: '',
      stem: 'The last paragraph suggests that by the following Friday the narrator:',
      right: 'has taken on the search herself, without having written about it.',
      wrong: [
        {
          html: 'has taken on the search herself, after writing down what it is for.',
          misconception: 'ar-half-right',
          why: 'The search is hers now, that much is right; but the ledger stays as it was: “I did not write anything.”',
        },
        {
          html: 'has left the search to Mr. Orhan, with nothing written about it.',
          misconception: 'ar-swaps-people',
          why: 'Until then it was Mr. Orhan who went through the drawer; but now “I took the keys out one at a time” is said by the narrator of herself.',
        },
        {
          html: 'has left the search to Mr. Orhan, after writing down what it is for.',
          misconception: 'ar-common-sense-over-text',
          why: 'To be asked “What would you write?” usually leads to writing; here it does not, and it is the narrator who opens the drawer.',
        },
      ],
      evidence: ['I did not write anything.', 'I noticed that I had already opened the key drawer'],
      explanation:
        '<p class="plan">An inference about the ending: ask who opens the drawer, and what became of the ledger.</p><p>“I did not write anything. But on the following Friday … I noticed that I had already opened the key drawer” ([[line: I noticed that I had already opened the key drawer]]). Nobody has told her to: she notices it only when she has done it. The word “But” sets the deed in the place of an entry.</p>',
    },
    {
      id: 'act-reading/lost-property-q10',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.6,
      seconds: 50,
      text: '',
      stem: 'According to the passage, the old ledger shows that R. Tuna had claimed all of the following EXCEPT:',
      right: 'a gray scarf.',
      wrong: [
        {
          html: 'a thermos.',
          misconception: 'ar-overlooked-mention',
          why: 'The thermos stands in the middle of a list and is soon read over, but it is there: “two hats, a thermos, and a pair of reading glasses.”',
        },
        {
          html: 'two hats.',
          misconception: 'ar-lost-the-not',
          why: 'The hats come first in the list of what he had claimed, so they are hard to miss; only without the EXCEPT would they answer the question.',
        },
        {
          html: 'a pair of glasses.',
          misconception: 'ar-overlooked-mention',
          why: 'The reading glasses close the list, so they are easily missed; they had been claimed in the same months as the key.',
        },
      ],
      evidence: ['two hats, a thermos, and a pair of reading glasses'],
      explanation:
        '<p class="plan">An EXCEPT question: find the old entry in the passage and cross off what it and the next sentence name.</p><p>“R. Tuna had also claimed two hats, a thermos, and a pair of reading glasses” ([[line: R. Tuna had also claimed two hats]]). A gray scarf is in the passage, but in what the narrator wrote in her own first week.</p>',
    },
  ],
}
