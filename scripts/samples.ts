import type { Config } from '../server/config.ts';
import { openDatabase } from '../server/database/database.ts';
import { openStore } from '../server/files/open-store.ts';
import { changePost } from '../server/posts/editing.ts';
import { checkHere } from '../server/posts/files/check-file.ts';
import { openPostFiles } from '../server/posts/files/post-files.ts';
import { importPosts } from '../server/posts/import/import.ts';
import { openPictures } from '../server/posts/pictures/pictures.ts';
import { fetchPicture } from '../server/posts/pictures/remote-picture.ts';
import { putSampleInquiries } from './sample-inquiries.ts';
import { focusOfSamples, samplePosts } from './sample-posts.ts';
import { putSampleTraffic } from './sample-traffic.ts';

/** Sent by the form's way, just now. Clearly samples: nobody's name, nobody's company. */
const inquiries = [
  {
    language: 0,
    name: '견본 고객',
    companyName: '견본 환경',
    interestedField: '수질 개선',
    detail: '하수 처리 설비에 적용할 수 있는지 알고 싶습니다. (견본 문의)',
    businessType: 'corporation',
  },
  {
    language: 1,
    name: 'Sample Visitor',
    companyName: 'Sample Clinic',
    interestedField: 'Air quality and disinfection',
    detail: 'We would like a sample coating for two rooms. (sample inquiry)',
    businessType: 'corporate body',
    sample: true,
  },
  {
    language: 2,
    name: 'Pengunjung Contoh',
    companyName: '',
    interestedField: 'Filter komposit serbaguna',
    detail: 'Apakah filter ini cocok untuk gedung kantor? (pertanyaan contoh)',
    businessType: 'individual',
  },
  {
    language: 3,
    name: 'Visitante de muestra',
    companyName: 'Distribuidora de muestra',
    interestedField: 'Materiales de construcción',
    detail: 'Nos interesa distribuir el recubrimiento. (consulta de muestra)',
    businessType: 'publicInstitution',
  },
];

export async function fillWithSamples(config: Config, url: string): Promise<void> {
  const database = await openDatabase(config);
  const store = await openStore(config, 'pictures');
  const pictures = openPictures(database, store);
  const postFiles = openPostFiles({ database, store, check: checkHere(undefined) });
  const parts = { database, pictures, postFiles, fetchPicture, language: 'ko' as const };
  await importPosts(parts, samplePosts());
  await database.write(async (trx) => {
    for (const { mnum, focus } of focusOfSamples()) await changePost(trx, mnum, { focus });
  });
  await putSampleInquiries(database, database.now());
  await putSampleTraffic(database, database.now());
  await database.close();
  for (const inquiry of inquiries) {
    const data = {
      ...inquiry,
      phoneNumber: '+00 000 0000',
      email: 'sample@noshine.example',
      consent: true,
    };
    await fetch(`${url}/api/inquiry`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ data }),
    });
  }
}
