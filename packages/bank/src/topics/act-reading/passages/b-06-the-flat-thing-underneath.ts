import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/the-flat-thing-underneath',
  kind: 'Social Science',
  title: 'The Flat Thing Underneath',
  description: 'This passage is from the article “The Flat Thing Underneath” by Rosalind Okeke-Marsh (2020).',
  paragraphs: [
    'Ask what made the modern world of goods and you will hear about the ship, the railroad, the truck, perhaps the steel container. Few people name the object on which most of those goods are sitting. It is a slatted square of rough wood, it costs less than a pair of shoes, and there are billions of it. We have been looking at the pallet all our lives, in the way that one looks at a sidewalk.',
    'It is so plain that one expects it to be ancient, and its parent, the skid, is: two runners with boards nailed across. But the pallet had to wait for a partner. The first lift trucks, in the years around the First World War, could raise a platform only a few inches. Once they could hoist a load high into the air, it made sense to nail boards across the *bottom* of the runners too, and those boards are what turned a skid into a pallet. With a floor below as well as above, one loaded pallet could be set down on top of another without biting into it. Neither invention amounted to much alone. A truck without pallets lifts little; a pallet without a truck is a bad table.',
    'What the pair could do may be put in one comparison. In 1931 an American railway magazine reported that it took three days to unload a boxcar of thirteen thousand cases of canned goods in the usual manner, case by case. The same number of cases, stacked on pallets or skids, came out in four hours. It is tempting to stop there and call the pallet a saver of time. But every one of those hours had been somebody’s wage, and in ports and rail yards the men who carried cases on their shoulders did the arithmetic as quickly as the owners.',
    'The Second World War, which had to feed and arm men across two oceans, made pallets by the million and then walked away from them. American forces leaving Australia left behind their forklifts and the wooden squares that went with them. The government gathered these into a pool from which any port could draw. The idea proved sturdier than the wood: a pallet need not be sold along with the goods, but can be lent, returned, mended, and lent again. Blue-painted descendants of that pool now circulate on several continents.',
    'For a pallet to travel, though, the next truck, rack, and doorway must agree with it, and here the story turns awkward. North America settled on forty-eight inches by forty, to please the grocery trade. Europe chose eight hundred millimeters by twelve hundred, narrow enough for an ordinary door. Australia’s is a square that suited its railcars. Each is sensible at home. But the standard shipping container grew up to measures of its own, and European pallets do not tile its floor: strips of nothing are left over along the walls. Two excellent standards meet, and between them they send air across the sea.',
    'Meanwhile the pallet has been quietly designing the things on top of it. A box that overhangs by the width of a thumb wastes a whole row, and so cereal, paint, and printers come in cartons whose sides divide the pallet evenly. A Swedish furniture company once altered a mug, chiefly its height and its handle, so that more than twice as many could ride on one pallet. Anyone who has drunk from it has held a cup that was shaped, in part, from below.',
    'Even forests have felt the thing. Raw wood carries passengers, and a beetle that kills maples is thought to have reached New York from Asia in packing timber. An international rule now requires that pallets crossing borders be heated until the very core of the wood has been held at fifty-six degrees Celsius for thirty minutes. The proof is a small stamp with an ear of wheat; look for it on the blocks at the corner.',
    'Why, then, has so consequential a thing gone so long unpraised? The economic historian Ottilie Braam offers an answer. “The history of transport has been written by people who were looking at wheels,” she says. “But goods spend most of their lives standing still. They wait to be loaded, counted, let through.” Ships and trains shortened the journey. The pallet shortened the pauses, and in a world where a crate may change hands a dozen times, the pauses were most of the trip. Progress, on this view, lies less in the engines than in the joints.',
  ],
  questions: [
    {
      id: 'act-reading/the-flat-thing-underneath-q1',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'The main purpose of the passage is to:',
      right: 'show how a humble object came to shape trade, goods, and even rules for timber.',
      wrong: [
        {
          html: 'explain how the pallet was made possible by lift trucks that could raise a load.',
          misconception: 'ar-too-narrow',
          why: 'This is the matter of the second paragraph only.',
        },
        {
          html: 'argue that the pallet did more for trade than ships and trains and trucks together.',
          misconception: 'ar-extreme-wording',
          why: 'The author praises the pallet as overlooked; she does not rank it above all the rest together.',
        },
        {
          html: 'trace how one pallet size was at last adopted by every country with a large trade.',
          misconception: 'ar-reversed',
          why: 'The passage says that sizes still differ and do not fit together.',
        },
      ],
      evidence: [
        'Meanwhile the pallet has been quietly designing the things on top of it.',
        'Even forests have felt the thing.',
      ],
      explanation:
        'After trucks, war, and standards, the author shows the pallet “quietly designing the things on top of it” and adds, “Even forests have felt the thing.”',
    },
    {
      id: 'act-reading/the-flat-thing-underneath-q2',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 50,
      text: '',
      stem: 'When the author says that we look at the pallet “in the way that one looks at a sidewalk” ([[line: in the way that one looks at a sidewalk]]), she means that we:',
      right: 'see it without giving it a thought.',
      wrong: [
        {
          html: 'see it mostly when we are on foot.',
          misconception: 'ar-literal-for-figurative',
          why: 'The likeness lies in how little we notice, not in where we are.',
        },
        {
          html: 'see it as something rough and dirty.',
          misconception: 'ar-mood-for-meaning',
          why: 'Its wood is “rough,” but the comparison is about attention.',
        },
        {
          html: 'see it lying flat upon the ground.',
          misconception: 'ar-echoed-words',
          why: 'Both lie flat, but that is not the way of looking that is meant.',
        },
      ],
      evidence: [
        'Few people name the object on which most of those goods are sitting.',
        'We have been looking at the pallet all our lives',
      ],
      explanation:
        'We “have been looking at the pallet all our lives,” and yet “few people name” it: like a sidewalk, it is seen and not noticed.',
    },
    {
      id: 'act-reading/the-flat-thing-underneath-q3',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.8,
      seconds: 45,
      text: '',
      stem: 'According to the passage, a pallet differs from a skid in that a pallet has:',
      right: 'boards along the bottom.',
      wrong: [
        {
          html: 'blocks at every corner.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Blocks are mentioned as the place for the stamp, not as what sets pallets apart.',
        },
        {
          html: 'wheels under the boards.',
          misconception: 'ar-outside-the-text',
          why: 'No wheels are mentioned on either; a truck does the lifting.',
        },
        {
          html: 'a platform on two runners.',
          misconception: 'ar-reversed',
          why: 'That describes the skid.',
        },
      ],
      evidence: ['those boards are what turned a skid into a pallet'],
      explanation: 'Boards nailed across the bottom of the runners “are what turned a skid into a pallet.”',
    },
    {
      id: 'act-reading/the-flat-thing-underneath-q4',
      skill: 'ar-function',
      difficulty: 'Low',
      b: -0.5,
      seconds: 55,
      text: '',
      stem: 'The sentence “a pallet without a truck is a bad table” ([[line: a pallet without a truck is a bad table]]) mainly serves to:',
      right: 'stress that each invention needed the other.',
      wrong: [
        {
          html: 'describe what an early pallet looked like.',
          misconception: 'ar-content-for-function',
          why: 'It may call up a picture, but its point is what a pallet lacks without a truck.',
        },
        {
          html: 'mention a second use that pallets were put to.',
          misconception: 'ar-literal-for-figurative',
          why: 'Nobody is said to have used pallets as tables; it is a joke.',
        },
        {
          html: 'ridicule the people who built the first pallets.',
          misconception: 'ar-wrong-tone',
          why: 'The joke is on the object alone, not on its builders.',
        },
      ],
      evidence: ['Neither invention amounted to much alone.'],
      explanation: 'It follows “Neither invention amounted to much alone” and gives the proof in two short jokes.',
    },
    {
      id: 'act-reading/the-flat-thing-underneath-q5',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 65,
      text: '',
      stem: 'In the third paragraph, the author uses the report of 1931 to support a point and then:',
      right: 'adds that the time saved had been other people’s pay.',
      wrong: [
        {
          html: 'questions whether the figures in it could be correct.',
          misconception: 'ar-reversed',
          why: 'She accepts the figures; it is the word “saver” that she complicates.',
        },
        {
          html: 'compares it with what was reported in later years.',
          misconception: 'ar-outside-the-text',
          why: 'No later report is mentioned.',
        },
        {
          html: 'explains how the canned goods came to be stacked.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'How the cases were stacked has no bearing on what she adds.',
        },
      ],
      evidence: ['But every one of those hours had been somebody’s wage'],
      explanation: '“It is tempting to stop there,” she says, “but every one of those hours had been somebody’s wage.”',
    },
    {
      id: 'act-reading/the-flat-thing-underneath-q6',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'The statement that “the idea proved sturdier than the wood” ([[line: The idea proved sturdier than the wood]]) most nearly means that:',
      right: 'lending pallets went on after the army’s had worn out.',
      wrong: [
        {
          html: 'pallets of wood were in time replaced by pallets of metal.',
          misconception: 'ar-literal-for-figurative',
          why: 'No change of material is mentioned; the blue ones are “descendants” of the pool.',
        },
        {
          html: 'the army’s pallets were too weak for the ports to use again.',
          misconception: 'ar-half-right',
          why: 'The ports did draw on them; it is the idea that lasted longer.',
        },
        {
          html: 'the government found ideas easier to sell than old timber.',
          misconception: 'ar-outside-the-text',
          why: 'Nothing is said about selling either.',
        },
      ],
      evidence: [
        'a pallet need not be sold along with the goods, but can be lent, returned, mended, and lent again',
        'Blue-painted descendants of that pool now circulate on several continents.',
      ],
      explanation:
        'The idea is that a pallet “can be lent, returned, mended, and lent again,” and “descendants of that pool now circulate on several continents.”',
    },
    {
      id: 'act-reading/the-flat-thing-underneath-q7',
      skill: 'ar-structure',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'In relation to the paragraphs before it, the fifth paragraph (beginning [[line: For a pallet to travel, though]]) mainly:',
      right: 'brings a difficulty into what had been a story of success.',
      wrong: [
        {
          html: 'gives a further proof of how well the idea of a pool worked.',
          misconception: 'ar-reversed',
          why: 'It shows where the pallet works badly, not how well the pool worked.',
        },
        {
          html: 'lists the sizes of pallets that are used around the world.',
          misconception: 'ar-content-for-function',
          why: 'Sizes are listed, but in order to show that they do not agree.',
        },
        {
          html: 'returns to the years in which skids were still being used.',
          misconception: 'ar-order-told-for-order-happened',
          why: 'It moves on to standards that were settled later.',
        },
      ],
      evidence: [
        'and here the story turns awkward',
        'Two excellent standards meet, and between them they send air across the sea.',
      ],
      explanation:
        'After trucks, saved hours, and the pool, “here the story turns awkward”: standards that are sensible at home do not fit one another.',
    },
    {
      id: 'act-reading/the-flat-thing-underneath-q8',
      skill: 'ar-sequence-cause',
      difficulty: 'Low',
      b: -0.5,
      seconds: 50,
      text: '',
      stem: 'According to the passage, strips of a container’s floor stay empty when it carries European pallets because:',
      right: 'the two were designed to different measures.',
      wrong: [
        {
          html: 'the pallets must fit through ordinary doors.',
          misconception: 'ar-echoed-words',
          why: 'That is why the pallet is narrow; the gap comes from the mismatch with the container.',
        },
        {
          html: 'the pallets have to be aired during the trip.',
          misconception: 'ar-invented-cause',
          why: '“Air” is sent across the sea only because space is wasted.',
        },
        {
          html: 'the crews need room to walk along the walls.',
          misconception: 'ar-outside-the-text',
          why: 'No such need is mentioned.',
        },
      ],
      evidence: [
        'the standard shipping container grew up to measures of its own, and European pallets do not tile its floor',
      ],
      explanation:
        '“The standard shipping container grew up to measures of its own, and European pallets do not tile its floor.”',
    },
    {
      id: 'act-reading/the-flat-thing-underneath-q9',
      skill: 'ar-function',
      difficulty: 'Low',
      b: -0.4,
      seconds: 50,
      text: '',
      stem: 'The author mentions the mug of the Swedish company mainly as an example of:',
      right: 'a product made to suit the pallet that carries it.',
      wrong: [
        {
          html: 'a product that breaks less if it is packed well.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'Breakage is not mentioned.',
        },
        {
          html: 'a product that proves how much design has changed.',
          misconception: 'ar-too-broad',
          why: 'The point is one particular pressure on design: the pallet.',
        },
        {
          html: 'a product for which a special pallet had to be made.',
          misconception: 'ar-reversed',
          why: 'It was the mug that was altered, not the pallet.',
        },
      ],
      evidence: [
        'so that more than twice as many could ride on one pallet',
        'a cup that was shaped, in part, from below',
      ],
      explanation:
        'The company altered the mug “so that more than twice as many could ride on one pallet”; it is “a cup that was shaped, in part, from below.”',
    },
    {
      id: 'act-reading/the-flat-thing-underneath-q10',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 1,
      seconds: 65,
      text: '',
      stem: 'By “the joints” ([[line: lies less in the engines than in the joints]]), the author most likely means:',
      right: 'the points at which goods pass from one stage to the next.',
      wrong: [
        {
          html: 'the places where the boards of a pallet are nailed together.',
          misconception: 'ar-literal-for-figurative',
          why: 'The word is figurative here: it is set against engines in a history of transport.',
        },
        {
          html: 'the firms that own both the trucks and the trains they load.',
          misconception: 'ar-outside-the-text',
          why: 'Braam and the author speak of pauses and of changing hands, not of ownership.',
        },
        {
          html: 'the roads and tracks by which ports and factories are linked.',
          misconception: 'ar-true-but-not-asked',
          why: 'These belong to the journey, which “ships and trains shortened.”',
        },
      ],
      evidence: [
        'The pallet shortened the pauses, and in a world where a crate may change hands a dozen times, the pauses were most of the trip.',
      ],
      explanation:
        '“The pallet shortened the pauses” at which a crate changes hands; such points of transfer are the joints of the journey.',
    },
  ],
}
