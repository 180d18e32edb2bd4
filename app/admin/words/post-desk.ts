import { pictureLimits } from '#domain/picture.ts';
import { postFileLimit } from '#domain/post-file.ts';
import { defineWords } from './define-words.ts';

const megabytes = pictureLimits.bytes / 1024 / 1024;
const fileMegabytes = postFileLimit / 1024 / 1024;

export const postDesk = defineWords({
  ko: {
    pictureRefused: (name: string) =>
      `“${name}” 파일은 이미지로 읽을 수 없습니다. JPG, PNG, WebP, GIF, AVIF, HEIC 또는 TIFF 파일을 올리십시오.`,
    pictureTooLarge: (name: string) =>
      `“${name}” 파일이 너무 큽니다. 이미지는 ${megabytes}MB까지 올릴 수 있습니다.`,
    pictureFailed: (name: string) => `“${name}” 파일을 올리지 못했습니다.`,
    pastedPicture: '붙여넣은 이미지',
    dropHere: '이미지를 끌어 놓거나 눌러서 선택하십시오.',
    link: {
      title: '링크',
      address: '링크 주소',
      hint: '웹 주소, 이메일 주소 또는 이 사이트의 경로(/contact)를 입력하십시오.',
      invalid: '열 수 없는 주소입니다. https://www.example.com 과 같이 입력하십시오.',
      apply: '적용',
      remove: '링크 제거',
    },
    conflict: {
      own: (time: string) => `${time}에 본인이 다른 창이나 기기에서 저장한 내용입니다.`,
      colleague: (name: string, time: string) => `${time}에 ${name} 님이 저장한 내용입니다.`,
    },
    picture: {
      caption: '캡션',
      captionHint: '이미지 아래에 보이는 캡션',
      size: '이미지 크기',
      full: '전체',
      half: '절반',
    },
    focus: {
      label: '목록에서 보이는 부분',
      hint: '목록에서는 이미지가 가로로 넓게 잘립니다. 선택한 부분은 잘리지 않고 보입니다.',
      parts: {
        'left top': '왼쪽 위',
        top: '위',
        'right top': '오른쪽 위',
        left: '왼쪽',
        center: '가운데',
        right: '오른쪽',
        'left bottom': '왼쪽 아래',
        bottom: '아래',
        'right bottom': '오른쪽 아래',
      },
    },
    file: {
      insert: '파일 삽입',
      insertHint: '방문자가 내려받을 파일 삽입 (PDF, DOCX, XLSX, PPTX, HWPX, ZIP)',
      labelHint: '방문자에게 보이는 이름은 본문에서 바로 고칠 수 있습니다.',
      replace: '파일 교체',
      remove: '파일 제거',
      errors: {
        'too-large': `파일은 ${fileMegabytes}MB까지 올릴 수 있습니다.`,
        'wrong-type': 'PDF, DOCX, XLSX, PPTX, HWPX 또는 ZIP 파일을 올리십시오.',
        'not-what-it-says': '파일 내용이 확장자와 다르거나 손상되었습니다.',
        empty: '빈 파일입니다.',
        'expands-too-far': '압축을 풀면 너무 커지는 파일입니다.',
        'runnable-inside': '프로그램, 스크립트, 바로 가기 또는 매크로가 들어 있는 파일입니다.',
        'cannot-be-checked':
          '내용을 확인할 수 없는 파일입니다. 압축 파일이라면 비밀번호 없이 다시 압축해 올리십시오.',
        'under-a-password': '비밀번호가 걸린 파일입니다. 비밀번호 없이 저장한 파일을 올리십시오.',
        'not-only-pages':
          '스크립트나 첨부 파일이 든 PDF입니다. 인쇄 메뉴에서 새 PDF로 저장하여 올리십시오.',
        'no-room': '서버의 저장 공간이 부족합니다. 운영자에게 알려 주십시오.',
        infected: '악성 코드가 발견되어 저장하지 않았습니다.',
        'cannot-be-scanned': '지금은 악성 코드 검사를 할 수 없습니다. 잠시 후 다시 올리십시오.',
      } as Record<string, string>,
    },
    check: {
      title: '공개하기 전에 확인하십시오',
      hint: '이대로 공개할 수도 있고, 돌아가서 고칠 수도 있습니다.',
      back: '돌아가기',
      goOn: '그대로 공개',
      noTitle: (language: string) => `${language}: 제목이 없습니다.`,
      empty: (language: string) => `${language}: 본문이 비어 있습니다.`,
      brokenLink: (language: string, about: string) =>
        `${language}: 열리지 않는 링크가 있습니다. (${about})`,
      noDescription: (language: string, count: number) =>
        `${language}: 대체 텍스트가 없는 이미지가 ${count}개 있습니다.`,
      uploading: (language: string) =>
        `${language}: 아직 올리거나 검사하는 중인 이미지나 파일이 있습니다. 지금 공개하면 글에서 빠집니다.`,
      noPicture: '대표 이미지가 없어 목록과 공유 화면에 기본 이미지가 보입니다.',
      missingLanguages: (names: string) =>
        `${names} 글은 공개되지 않아 방문자에게 다른 언어의 글이 대신 보입니다.`,
    },
    publishAll: {
      open: '모든 언어 공개',
      when: '공개 시각',
      now: '지금',
      later: '예약',
      publish: (count: number) => `${count}개 언어로 공개`,
      done: (count: number) => `${count}개 언어로 공개했습니다. 사이트에 바로 반영됩니다.`,
    },
    sharing: {
      title: '검색과 공유',
      description: '설명',
      hint: (limit: number) =>
        `검색 결과와 공유 화면에 보입니다. ${limit}자까지 쓸 수 있으며, 비워 두면 본문의 첫머리가 쓰입니다.`,
      preview: '공유 화면 미리보기',
      defaultPicture: '기본 이미지가 쓰입니다',
    },
    dateFollows: '공개하면 처음 공개한 시각이 등록일이 됩니다. 직접 정할 수도 있습니다.',
    differences: {
      view: '보기',
      text: '내용',
      changes: '달라진 점',
      hint: '이 버전 이후 지금까지 달라진 점입니다.',
      picture: '이미지',
      none: '지금 내용과 같습니다.',
    },
    list: {
      chooseAll: '이 페이지의 게시글 모두 선택',
      chooseOne: (title: string) => `${title} 선택`,
      sort: '정렬',
      byDate: '등록일순',
      byEdited: '최근 수정순',
      duplicate: '복제',
      duplicated: '게시글을 복제했습니다. 공개하기 전에는 방문자에게 보이지 않습니다.',
    },
    bulk: {
      chosen: (count: number) => `${count}건 선택됨`,
      publish: '모든 언어 공개',
      confirmPublish: (count: number) =>
        `선택한 게시글 ${count}건의 공개하지 않은 내용을 모든 언어에서 공개합니다.`,
      published: '선택한 게시글을 공개했습니다.',
      confirmDelete: (count: number) =>
        `선택한 게시글 ${count}건이 사이트에서 사라집니다. 휴지통에서 복원할 수 있습니다.`,
      deleted: (count: number) => `게시글 ${count}건을 휴지통으로 옮겼습니다.`,
    },
    library: {
      title: '이미지 보관함',
      open: '보관함에서 선택',
      search: '파일 이름이나 설명으로 검색',
      empty: '아직 올린 이미지가 없습니다.',
      nothing: '찾는 이미지가 없습니다.',
      unnamed: '이름 없는 이미지',
      chosen: '선택한 이미지',
      description: '기본 대체 텍스트',
      descriptionHint: '다시 쓸 때 대체 텍스트로 채워집니다.',
      unused: '이 이미지를 사용하는 게시글이 없습니다.',
      used: (count: number) => `게시글 ${count}건에서 쓰고 있습니다:`,
      use: '이 이미지 사용',
    },
    unknownPerson: '작성자 기록 없음',
    dateInFuture: '등록일은 앞으로의 날짜로 정할 수 없습니다. 나중에 공개하려면 예약하십시오.',
    placeholder: '본문을 입력하십시오. 이미지는 끌어 놓거나 붙여넣을 수 있습니다.',
  },
  en: {
    pictureRefused: (name: string) =>
      `“${name}” cannot be read as an image. Upload a JPG, PNG, WebP, GIF, AVIF, HEIC or TIFF file.`,
    pictureTooLarge: (name: string) =>
      `“${name}” is too large. Images can be up to ${megabytes} MB.`,
    pictureFailed: (name: string) => `“${name}” could not be uploaded.`,
    pastedPicture: 'Pasted image',
    dropHere: 'Drop an image here, or click to choose one.',
    link: {
      title: 'Link',
      address: 'Link URL',
      hint: 'Enter a web address, an email address or a path of this site (/contact).',
      invalid: 'This address cannot be opened. Enter one such as https://www.example.com.',
      apply: 'Apply',
      remove: 'Remove link',
    },
    conflict: {
      own: (time: string) => `You saved it in another window or on another device on ${time}.`,
      colleague: (name: string, time: string) => `${name} saved it, ${time}.`,
    },
    picture: {
      caption: 'Caption',
      captionHint: 'Caption shown below the image',
      size: 'Image size',
      full: 'Full',
      half: 'Half',
    },
    focus: {
      label: 'Part shown in lists',
      hint: 'Lists crop the image to a wide shape. The part you choose stays visible.',
      parts: {
        'left top': 'Top left',
        top: 'Top',
        'right top': 'Top right',
        left: 'Left',
        center: 'Center',
        right: 'Right',
        'left bottom': 'Bottom left',
        bottom: 'Bottom',
        'right bottom': 'Bottom right',
      },
    },
    file: {
      insert: 'Insert file',
      insertHint: 'Insert a file for download (PDF, DOCX, XLSX, PPTX, HWPX, ZIP)',
      labelHint: 'You can edit the name that visitors see directly in the text.',
      replace: 'Replace file',
      remove: 'Remove file',
      errors: {
        'too-large': `Files can be up to ${fileMegabytes} MB.`,
        'wrong-type': 'Upload a PDF, DOCX, XLSX, PPTX, HWPX or ZIP file.',
        'not-what-it-says':
          'The file’s content does not match its extension, or the file is damaged.',
        empty: 'The file is empty.',
        'expands-too-far': 'It would become too large when unpacked.',
        'runnable-inside': 'There is a program, script, shortcut or macro inside.',
        'cannot-be-checked':
          'The file’s content cannot be checked. If it is a ZIP file, create it again without a password.',
        'under-a-password': 'The file has a password. Save it without one and upload that.',
        'not-only-pages':
          'This PDF contains scripts or attached files. Print it to a new PDF and upload that.',
        'no-room': 'The server does not have enough storage space. Please tell your site operator.',
        infected: 'Malware was found, so the file was not saved.',
        'cannot-be-scanned':
          'The file cannot be scanned for malware right now. Please try again later.',
      } as Record<string, string>,
    },
    check: {
      title: 'Before you publish',
      hint: 'You can publish as it is, or go back and change it.',
      back: 'Go back',
      goOn: 'Publish anyway',
      noTitle: (language: string) => `${language}: there is no title.`,
      empty: (language: string) => `${language}: the body is empty.`,
      brokenLink: (language: string, about: string) =>
        `${language}: a link does not open. (${about})`,
      noDescription: (language: string, count: number) =>
        `${language}: ${count} ${count === 1 ? 'image has' : 'images have'} no alt text.`,
      uploading: (language: string) =>
        `${language}: an image or file is still being uploaded and checked. It will be missing if you publish now.`,
      noPicture: 'There is no featured image; lists and shares will show the default one.',
      missingLanguages: (names: string) =>
        `Not published in ${names}: visitors will see another language there.`,
    },
    publishAll: {
      open: 'Publish all languages',
      when: 'When',
      now: 'Now',
      later: 'Later',
      publish: (count: number) => `Publish ${count} ${count === 1 ? 'language' : 'languages'}`,
      done: (count: number) =>
        `Published in ${count} ${count === 1 ? 'language' : 'languages'}. It is live now.`,
    },
    sharing: {
      title: 'Search and sharing',
      description: 'Description',
      hint: (limit: number) =>
        `Shown in search results and shared links. Up to ${limit} characters; if empty, the beginning of the text is used.`,
      preview: 'How a shared link will look',
      defaultPicture: 'The default image is used',
    },
    dateFollows: 'Becomes the time of first publication, unless you set it yourself.',
    differences: {
      view: 'View',
      text: 'Text',
      changes: 'Changes',
      hint: 'What has changed from this version to the current text.',
      picture: 'Image',
      none: 'Same as the current text.',
    },
    list: {
      chooseAll: 'Select all on this page',
      chooseOne: (title: string) => `Select ${title}`,
      sort: 'Sort',
      byDate: 'By date',
      byEdited: 'Recently edited',
      duplicate: 'Duplicate',
      duplicated: 'Post duplicated. Visitors cannot see it until you publish it.',
    },
    bulk: {
      chosen: (count: number) => `${count} selected`,
      publish: 'Publish all languages',
      confirmPublish: (count: number) =>
        `Everything unpublished in the ${count} selected ${count === 1 ? 'post' : 'posts'} will go live in all languages.`,
      published: 'Selected posts published.',
      confirmDelete: (count: number) =>
        `${count} ${count === 1 ? 'post' : 'posts'} will be removed from the site. You can restore ${count === 1 ? 'it' : 'them'} from trash.`,
      deleted: (count: number) => `${count} ${count === 1 ? 'post' : 'posts'} moved to trash.`,
    },
    library: {
      title: 'Image library',
      open: 'Choose from library',
      search: 'Search file names and descriptions',
      empty: 'No images yet.',
      nothing: 'No matching images.',
      unnamed: 'Unnamed image',
      chosen: 'Selected image',
      description: 'Default alt text',
      descriptionHint: 'Becomes the alt text wherever the image is used again.',
      unused: 'Not used in any post yet.',
      used: (count: number) => `Used in ${count} ${count === 1 ? 'post' : 'posts'}:`,
      use: 'Use this image',
    },
    unknownPerson: 'Author unknown',
    dateInFuture: 'The date cannot be in the future. To publish later, schedule it.',
    placeholder: 'Write here. Images can be dropped or pasted.',
  },
});
