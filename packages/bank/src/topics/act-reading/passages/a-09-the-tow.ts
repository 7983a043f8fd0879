import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/the-tow',
  kind: 'Literary Narrative',
  title: 'The Tow',
  description:
    'This passage is from the short story “The Tow” by Bride Hennebury (2014). The story is set on the coast of Newfoundland, Canada.',
  paragraphs: [
    'The year I turned twelve we moved to Coley’s Arm, and took the house with us.',
    'It was not so odd a thing to do as it sounds. All that summer of 1959 houses went by on the water. You would look up from the drying fish and there would be the Pittmans’ place, coming round the point with the curtains in its windows, drawn by five boats and followed by gulls. The government would pay a family to leave an island, provided that everyone on the island agreed; but it was not going to give anybody a house at the other end. So you jacked up the one you had, lashed empty oil drums under it, waited for the highest tide of the month, and pulled.',
    'Provided that everyone agreed: that was the snag, and on Merrin Island the snag was my grandmother. By Easter there were thirty-one names on the paper. The thirty-second lived upstairs in our house and would not come down when the government man called. She was not against electric light, she said, or doctors. She had nothing to say against the road. She merely did not see why they could not come to her. My father reasoned with her. The minister reasoned with her. My mother, who had not been in a shop with more than one counter since her wedding, gave up reasoning and did the dishes loudly.',
    'I was for going. I want to be truthful about this, because in later years people came around with tape recorders, and in front of a tape recorder everyone turns out to have wept. At Coley’s Arm there was a school with a room for each grade. There was a cinema, on Fridays, in the church hall. There was a family named Snelgrove who owned a bicycle, and I lay awake thinking about that bicycle. When at last, in June, Nan came down in her good coat and signed, pressing so hard that the pen went through, I tucked up my skirt and ran the whole length of the beach.',
    '“I’ve signed to move,” she told my father that night. “I’ve not signed to get out.”',
    'None of us understood this until the morning of the tow. The dishes were packed in oats; the downstairs had been emptied against the wet. My father walked through the house a last time and found her upstairs in her rocking chair, with her knitting, a lamp, and a jar of cold tea. She had come to that room as a bride, she said, and had five children in it, and if it was going to sea, it was not going by itself.',
    'A tide does not wait for an argument. The boats already had their lines taut. My father stood for a while at the foot of the stairs with his cap in his hand. Then he came out and told the men, in a voice I had not heard him use before, that they might take her away slowly.',
    'I have seen a good deal since. I have seen New York from the air. But I have seen nothing to match that house going down the beach on its logs and wading into the sea. It went in to the sills. It went in to the middle of the parlor windows, with a groan of nails; and then the drums took the weight, and it came up a foot, streaming, and leaned, and thought about it, and floated. Nobody cheered. The upstairs window rose, and Nan put out her head and looked left and right, like a woman about to cross a street.',
    'It was four miles, and it took until dark. I was in my uncle’s boat, on the last line. Toward evening the wind dropped and the water went flat and pink, and the island behind us was hardly more than a shape, with gaps along the shore like a mouth with teeth out. The men had stopped talking. All day I had faced forward, toward the Snelgroves and their bicycle. Now somebody touched my arm, and I turned around.',
    'She had lit the lamp. There it was in the upstairs window, where it had been every night of my life as I came up the path from the wharf; only there was no path, and beneath it hung a second lamp, upside down, trembling a little. It was following us. I do not know how long I looked at it. When we touched the stones at Coley’s Arm, where electric bulbs were burning on every pole, I was still sitting backward.',
  ],
  questions: [
    {
      id: 'act-reading/the-tow-q1',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 60,
      text: '',
      stem: 'Which of the following best describes the change that the passage as a whole traces in the narrator?',
      right: 'From looking only ahead to feeling what is being left behind',
      wrong: [
        {
          html: 'From admiring her grandmother to being embarrassed by her',
          misconception: 'ar-reversed',
          why: 'Nothing shows embarrassment; the last scene is full of wonder at the lamp.',
        },
        {
          html: 'From fearing the journey over the water to enjoying every part of it',
          misconception: 'ar-outside-the-text',
          why: 'She is never shown to be afraid; she “ran the whole length of the beach” for joy.',
        },
        {
          html: 'From wanting a bicycle to understanding that possessions do not matter',
          misconception: 'ar-too-broad',
          why: 'The bicycle stands for the new place; the passage draws no general lesson about possessions.',
        },
      ],
      evidence: ['All day I had faced forward', 'I was still sitting backward'],
      explanation:
        '<p>“All day I had faced forward, toward the Snelgroves and their bicycle” ([[line: All day I had faced forward]]). After she has seen the lamp, the last words are: “I was still sitting backward” ([[line: I was still sitting backward]]). The way she faces is the way she feels.</p>',
    },
    {
      id: 'act-reading/the-tow-q2',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.9,
      seconds: 45,
      text: '',
      stem: 'According to the passage, families took their houses along because:',
      right: 'the government did not provide new ones.',
      wrong: [
        {
          html: 'the houses were too fine to be left behind.',
          misconception: 'ar-common-sense-over-text',
          why: 'Nothing is said about how fine the houses were.',
        },
        {
          html: 'the government paid for each house moved.',
          misconception: 'ar-reversed',
          why: 'The payment was for families who left; for a house nothing was given.',
        },
        {
          html: 'the old people would not leave without them.',
          misconception: 'ar-too-narrow',
          why: 'Only Nan makes such a condition; the other families moved theirs for another reason.',
        },
      ],
      evidence: ['but it was not going to give anybody a house at the other end. So you jacked up the one you had'],
      explanation:
        '<p>The government would pay a family to leave, “but it was not going to give anybody a house at the other end. So you jacked up the one you had” ([[line: it was not going to give anybody a house]]).</p>',
    },
    {
      id: 'act-reading/the-tow-q3',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 55,
      text: '',
      stem: 'The statement that the narrator’s mother “gave up reasoning and did the dishes loudly” ([[line: gave up reasoning and did the dishes loudly]]) implies that she:',
      right: 'wanted to move and was losing patience.',
      wrong: [
        {
          html: 'had come to agree with the grandmother’s view.',
          misconception: 'ar-reversed',
          why: 'Loud dishes are a protest, and she had not been in a real shop since her wedding.',
        },
        {
          html: 'did not care whether the family moved or stayed.',
          misconception: 'ar-reversed',
          why: 'Someone who did not care would have no reason to be loud.',
        },
        {
          html: 'thought that housework mattered more than talk.',
          misconception: 'ar-literal-for-figurative',
          why: 'The dishes are a way of showing temper, not the thing she cares about.',
        },
      ],
      evidence: [
        'who had not been in a shop with more than one counter since her wedding, gave up reasoning and did the dishes loudly',
      ],
      explanation:
        '<p>She is introduced as one “who had not been in a shop with more than one counter since her wedding”: she has a reason to want the mainland. That she “gave up reasoning and did the dishes loudly” is anger without words.</p>',
    },
    {
      id: 'act-reading/the-tow-q4',
      skill: 'ar-function',
      difficulty: 'High',
      b: 0.8,
      seconds: 65,
      text: '',
      stem: 'The narrator’s comment about tape recorders ([[line: in front of a tape recorder everyone turns out to have wept]]) mainly serves to:',
      right: 'set her own honest memory apart from the sorrow that others later claimed.',
      wrong: [
        {
          html: 'explain how she was able to recall the events in so much detail.',
          misconception: 'ar-content-for-function',
          why: 'The recorders are mentioned for what people said into them; she does not say that she used any.',
        },
        {
          html: 'show that the move caused more grief than she had understood as a child.',
          misconception: 'ar-reversed',
          why: 'She doubts that grief: people turn out to have wept only when they are recorded.',
        },
        {
          html: 'accuse the visitors of having invented the stories that they published.',
          misconception: 'ar-swaps-people',
          why: 'It is the people interviewed who improve their memories, not the visitors.',
        },
      ],
      evidence: [
        'I was for going. I want to be truthful about this',
        'in front of a tape recorder everyone turns out to have wept',
      ],
      explanation:
        '<p>“I was for going. I want to be truthful about this, because … in front of a tape recorder everyone turns out to have wept” ([[line: I was for going.]]). She admits her own eagerness and distrusts the tears of others, which makes us believe her when feeling comes at the end.</p>',
    },
    {
      id: 'act-reading/the-tow-q5',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 55,
      text: '',
      stem: 'Nan’s words “I’ve signed to move. … I’ve not signed to get out” mean, as later events show, that she:',
      right: 'will go to the new place but will not leave the house.',
      wrong: [
        {
          html: 'will sign a second paper if the first is not enough.',
          misconception: 'ar-literal-for-figurative',
          why: 'No second paper is in question; she is drawing a distinction.',
        },
        {
          html: 'means to stay on the island after the others have gone.',
          misconception: 'ar-reversed',
          why: 'She has agreed to move, and she does.',
        },
        {
          html: 'expects to be allowed to return once the house is sold.',
          misconception: 'ar-outside-the-text',
          why: 'No sale and no return are mentioned.',
        },
      ],
      evidence: ['if it was going to sea, it was not going by itself'],
      explanation:
        '<p>On the morning of the tow she is in her chair upstairs: “if it was going to sea, it was not going by itself” ([[line: it was not going by itself]]). She moves, but with the house around her.</p>',
    },
    {
      id: 'act-reading/the-tow-q6',
      skill: 'ar-words-in-context',
      difficulty: 'Low',
      b: -0.6,
      seconds: 40,
      text: '',
      stem: 'As it is used in [[line: the downstairs had been emptied against the wet]], the word “against” most nearly means:',
      right: 'in preparation for.',
      wrong: [
        {
          html: 'in opposition to.',
          misconception: 'ar-first-meaning',
          why: 'One can vote against something in this sense; nobody is arguing with the water.',
        },
        {
          html: 'in contact with.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'A ladder stands against a wall in this sense; here the water has not come in yet.',
        },
        {
          html: 'in comparison to.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'Prices are set against each other in this sense; nothing is compared here.',
        },
      ],
      evidence: ['The dishes were packed in oats; the downstairs had been emptied against the wet.'],
      explanation:
        '<p>“The dishes were packed in oats; the downstairs had been emptied against the wet.” Both are things done beforehand: the sea is going to come in downstairs, so the rooms are cleared in advance.</p>',
    },
    {
      id: 'act-reading/the-tow-q7',
      skill: 'ar-sequence-cause',
      difficulty: 'Low',
      b: -0.5,
      seconds: 50,
      text: '',
      stem: 'The passage suggests that the father lets his mother stay in the house mainly because:',
      right: 'there is no time left in which to persuade her.',
      wrong: [
        {
          html: 'the men in the boats tell him there is no danger.',
          misconception: 'ar-outside-the-text',
          why: 'The men say nothing; it is he who speaks to them.',
        },
        {
          html: 'her weight will help to keep the house steady.',
          misconception: 'ar-common-sense-over-text',
          why: 'The passage says nothing of the kind; the drums carry the weight.',
        },
        {
          html: 'she has threatened to take her name off the paper.',
          misconception: 'ar-outside-the-text',
          why: 'She makes no threat; she only says what she will do.',
        },
      ],
      evidence: ['A tide does not wait for an argument. The boats already had their lines taut.'],
      explanation:
        '<p>“A tide does not wait for an argument. The boats already had their lines taut” ([[line: A tide does not wait for an argument.]]). Arguing would cost them the tide.</p>',
    },
    {
      id: 'act-reading/the-tow-q8',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'Which detail best supports the idea that Nan faces the voyage calmly?',
      right: 'She looks both ways as if to cross a street.',
      wrong: [
        {
          html: 'She signs the paper so hard that the pen goes through.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'This shows strong feeling about the move, and it happens in June, before the voyage.',
        },
        {
          html: 'She does not come down when the government man calls.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'This is her refusal to sign, months before; it says nothing about the voyage.',
        },
        {
          html: 'She watches as the house leans and begins to float.',
          misconception: 'ar-swaps-people',
          why: 'It is the narrator who watches the house; Nan is inside it.',
        },
      ],
      evidence: ['Nan put out her head and looked left and right, like a woman about to cross a street'],
      explanation:
        '<p>When the house is afloat, “Nan put out her head and looked left and right, like a woman about to cross a street” ([[line: looked left and right]]). The comparison makes going to sea in a house an everyday errand.</p>',
    },
    {
      id: 'act-reading/the-tow-q9',
      skill: 'ar-voice-point-of-view',
      difficulty: 'Medium',
      b: 0.5,
      seconds: 60,
      text: '',
      stem: 'In the eighth paragraph ([[line: and leaned, and thought about it, and floated]]), the house is presented as though it were:',
      right: 'a living creature, making up its mind.',
      wrong: [
        {
          html: 'a ruin, already falling to pieces.',
          misconception: 'ar-wrong-tone',
          why: 'The nails groan, but the house holds together and floats.',
        },
        {
          html: 'a ship, built for journeys of this kind.',
          misconception: 'ar-half-right',
          why: 'It floats, but the wonder of the paragraph is that it was never built for this.',
        },
        {
          html: 'a stage, set up for people to look at.',
          misconception: 'ar-outside-the-text',
          why: 'Nothing in the words suggests a theater.',
        },
      ],
      evidence: ['wading into the sea', 'and leaned, and thought about it, and floated'],
      explanation:
        '<p>The house goes “wading into the sea”, comes up, “and leaned, and thought about it, and floated”. Wading and thinking are what living creatures do.</p>',
    },
    {
      id: 'act-reading/the-tow-q10',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 1.1,
      seconds: 65,
      text: '',
      stem: 'The “second lamp, upside down, trembling a little” ([[line: beneath it hung a second lamp]]) is most likely:',
      right: 'the image of Nan’s lamp on the water.',
      wrong: [
        {
          html: 'a lantern hung out on the house by the men.',
          misconception: 'ar-literal-for-figurative',
          why: 'A lantern would not hang upside down; the water, “flat and pink”, mirrors the lamp.',
        },
        {
          html: 'an electric bulb on the shore at Coley’s Arm.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The bulbs are ahead of the boats; the narrator is looking back.',
        },
        {
          html: 'a light in a house still standing on the island.',
          misconception: 'ar-outside-the-text',
          why: 'The light is just beneath Nan’s window; no lights are left on the island.',
        },
      ],
      evidence: ['the water went flat and pink', 'beneath it hung a second lamp, upside down, trembling a little'],
      explanation:
        '<p>We have been told that “the water went flat and pink”. Below the window “hung a second lamp, upside down, trembling a little”: a reflection is upside down, and it trembles as the water does.</p>',
    },
  ],
}
