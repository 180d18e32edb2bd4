import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { owner, test } from './site.ts';
import { expect, type Tab } from './tab.ts';

async function signIn(tab: Tab): Promise<void> {
  await tab.open('/admin');
  await tab.fill('[name=email]', owner.email);
  await tab.fill('[name=password]', owner.password);
  await tab.click('button[type=submit]');
  await tab.find('button', '로그아웃');
}

test('staff sign in, write a post with a picture and publish it', async ({ tab }, info) => {
  const picture = info.outputPath('picture.png');
  await writeFile(
    picture,
    await sharp({ create: { width: 900, height: 600, channels: 3, background: '#12c99b' } })
      .png()
      .toBuffer(),
  );
  await signIn(tab);
  await tab.open('/admin/posts');
  await tab.click('main button', '새 게시글');
  await tab.fill(await tab.labelled('제목'), '무광촉매 새 소식');
  await tab.click('[role=textbox][contenteditable=true]');
  await tab.press('빛이 없어도 작동합니다.');
  const inputs = await tab.driver.findElements({ css: 'input[type=file][accept="image/*"]' });
  await inputs.at(-1)?.sendKeys(picture);
  await tab.click('[role=dialog] button', '적용');
  await tab.find('main img[src^="/pictures/"]');
  await tab.find('[data-save-state=saved]');
  await tab.click('main button', '공개');
  await tab.click('[role=dialog] button', '그대로 공개');
  await tab.find('body *', '공개했습니다.');
  const mnum = (await tab.driver.getCurrentUrl()).split('/').at(-1);

  await tab.openHydrated(`/media/${mnum}`);
  await tab.find('h1', '무광촉매 새 소식');
  await tab.find('article', '빛이 없어도 작동합니다.');
  await tab.openHydrated('/media');
  const ownPicture = () =>
    tab.run(
      (address) =>
        document.querySelector<HTMLImageElement>(`main ul a[href$="${address}"] img`)?.naturalWidth,
      `/media/${mnum}`,
    );
  await expect.poll(ownPicture).toBeGreaterThan(0);
});

test('staff answer an inquiry, and the visitor gets the mail', async ({ tab, site }) => {
  const email = 'visitor.webkit@example.com';
  const sent = await fetch(`${site.origin}/api/inquiry`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      data: {
        companyName: 'Ward & Sons',
        detail: '병동',
        name: '박서연',
        phoneNumber: '010',
        email,
      },
    }),
  });
  expect(sent.status).toBe(200);
  await signIn(tab);
  await tab.open('/admin/inquiries');
  await tab.click('main a', 'Ward & Sons');
  await tab.fill(await tab.labelled('내용'), 'Thank you, we will call you on Monday.');
  await tab.click('main button', '답변 보내기');
  await tab.find('main *', '답변 완료');
  const answers = () =>
    site.mails.filter(
      ({ envelopeTo, text }) => envelopeTo.includes(email) && text?.includes('on Monday'),
    ).length;
  await expect.poll(answers).toBe(1);
});
