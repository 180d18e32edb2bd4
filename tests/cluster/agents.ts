import type { Staff } from './staff.ts';

/** Opens an inquiry that nobody has read, answers it and closes it. */
export async function answerInquiries(agent: Staff): Promise<void> {
  const { body: inbox } = await agent.ask('GET', '/inquiries');
  const unread = inbox?.inquiries?.filter(({ isRead }: { isRead: boolean }) => !isRead) ?? [];
  const { id } = unread.at(-1) ?? {};
  if (!id) return;
  const { body: opened } = await agent.ask('GET', `/inquiries/${id}`);
  if (opened?.inquiry?.canBeAnswered) {
    const { subject, body } = opened.template;
    await agent.ask('POST', `/inquiries/${id}/reply`, { subject, body });
  }
  await agent.ask('POST', `/inquiries/${id}/status`, { status: 'closed' });
}
