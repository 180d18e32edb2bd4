import { Text } from '@mantine/core';
import type { AnswerOf } from '../api/routes.ts';
import { useWords } from '../words/words.tsx';

type Answers = AnswerOf<'GET /inquiries/:id'>['answers'];

/** Where the customer's reply to what is being written will go. */
export function AnswersComeBack({ answers }: { answers: Answers }) {
  const { receivedMails: texts } = useWords();
  return (
    <Text size="xs" c="dimmed">
      {answers.comeBack ? texts.comesBack : texts.goesElsewhere(answers.address)}
    </Text>
  );
}
