import { Select, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { defaultLanguage, isLanguage, type Language, splitLanguage } from '#domain/language.ts';
import { isPictureName } from '#domain/own-picture.ts';
import { pagePaths } from '#domain/pages.ts';
import type { MarkedKey } from '#domain/text-marks.ts';
import { addressOf } from '../../api/routes.ts';
import { BackButton } from '../../ui/BackButton.tsx';
import { notify } from '../../ui/notify.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { useFilters } from '../../ui/useFilters.ts';
import { useWords } from '../../words/words.tsx';
import { PublishButton } from '../PublishButton.tsx';
import { PublishDialog } from '../PublishDialog.tsx';
import { PicturePanel } from '../pictures/PicturePanel.tsx';
import { useDraftCount } from '../useDraftCount.ts';
import { FilePanel } from './FilePanel.tsx';
import { FrameTools } from './FrameTools.tsx';
import { OtherTexts, type PlacedText } from './OtherTexts.tsx';
import styles from './PageEditor.module.css';
import { type FrameWidth, PageFrame } from './PageFrame.tsx';
import { PhoneCheck, type PhoneWarnings } from './PhoneCheck.tsx';
import { SampleNotice } from './SampleNotice.tsx';
import { useFrame } from './useFrame.ts';
import { useFramePicture, widthFor } from './useFramePicture.ts';
import { usePlaces } from './usePlaces.ts';
import { type Screen, useScreens } from './useScreens.ts';
import { useTypedText } from './useTypedText.ts';

/** A page of the site as visitors will see it; a click on a text opens it beside the page. */
export default function PageEditor() {
  const words = useWords();
  const { siteFrame } = words;
  const filters = useFilters();
  const { search } = filters;
  const asked = search.get('language');
  const language = isLanguage(asked) ? asked : defaultLanguage;
  const screens = useScreens();
  const screen = screens.find(search.get('screen') ?? '/');
  const [width, setWidth] = useState<FrameWidth>('desktop');
  const [isPublishing, publishing] = useDisclosure();
  const places = usePlaces();
  const [selected, setSelected] = useState<PlacedText>();
  const [others, setOthers] = useState<MarkedKey[]>([]);
  const [warnings, setWarnings] = useState<PhoneWarnings>();
  const drafts = useDraftCount();
  const saveNow = useRef<() => Promise<void>>(async () => {});

  const address = addressOf('GET /site/frame', { query: queryOf(screen, language) });
  const frame = useFrame(address, (event) => {
    if (event.type === 'pick') pick(event.keys, event.picture);
    if (event.type === 'follow') follow(event.path);
    if (event.type === 'stale') typing.isStale.current = true;
  });
  const { send, reload } = frame;
  const page = selected?.page;
  const typing = useTypedText({ page, language, places, send, reload });
  const picture = useFramePicture(search.get('picture'), {
    send,
    isReady: frame.places !== undefined,
  });
  const { leave, choose, forget } = picture;

  async function pick(keys: MarkedKey[], name: string | undefined) {
    const [first] = keys;
    const place = first && places.placeOf(first.key);
    const isPicture = name !== undefined && isPictureName(name);
    if (!isPicture && !place) return notify(siteFrame.notText);
    if (isPicture && name === picture.name) return;
    if (!(await leave())) return;
    if (isPicture) {
      setOthers(keys.filter(({ key }) => places.placeOf(key)?.page !== 'pictures'));
      choose(name);
    } else if (first && place) {
      setOthers(keys.slice(1));
      open({ ...place, language: first.language });
    }
  }

  const open = useCallback(
    (next: PlacedText) => {
      setWarnings(undefined);
      forget();
      setSelected(next);
      const key = places.numberOf(next);
      if (key !== undefined) send({ type: 'select', key, language: next.language });
    },
    [places, send, forget],
  );

  function follow(path: string) {
    const target = splitLanguage(new URL(path, location.origin).pathname).path;
    if ((pagePaths as readonly string[]).includes(target)) filters.set('screen', target);
  }

  // The address may name a text: a hit of a search, or a link from the list. Once it was opened,
  // somebody may have gone on to others.
  const wanted = search.get('text');
  const opened = useRef('');
  const isReady = places.isLoaded && frame.places !== undefined;
  useEffect(() => {
    const space = wanted?.indexOf(' ') ?? -1;
    if (!wanted || !isReady || space < 0 || opened.current === `${wanted} ${language}`) return;
    opened.current = `${wanted} ${language}`;
    open({ page: wanted.slice(0, space), path: wanted.slice(space + 1), language });
  }, [wanted, isReady, language, open]);

  /** The texts of the selected one's file that this screen shows, in its order. */
  const shownPaths = useMemo(() => {
    const found = frame.places?.flatMap(({ key }) => places.placeOf(key) ?? []) ?? [];
    return [...new Set(found.filter((one) => one.page === page).map(({ path }) => path))];
  }, [frame.places, places, page]);

  const otherTexts = others.flatMap((key) => {
    const place = places.placeOf(key.key);
    return place ? [{ ...place, language: key.language }] : [];
  });
  const leaveFor = async (act: () => void) => {
    if (await leave()) act();
  };
  const { saved } = picture;
  const { reload: countDrafts } = drafts;
  const pictureSaved = useCallback(() => {
    saved();
    reload();
    countDrafts();
  }, [saved, reload, countDrafts]);
  const { saved: textsSaved } = typing;
  const textSaved = useCallback(() => {
    textsSaved();
    countDrafts();
  }, [textsSaved, countDrafts]);
  function published() {
    reload();
    countDrafts();
  }

  async function publish() {
    await saveNow.current();
    publishing.open();
  }

  return (
    <div className={styles.editor}>
      {picture.name ? (
        <BackButton to="/admin/site-pictures">{words.sitePictures.all}</BackButton>
      ) : (
        <BackButton
          to={selected ? `/admin/site/${selected.page}?language=${language}` : '/admin/site'}
        >
          {siteFrame.back}
        </BackButton>
      )}
      <PageHead title={screen.label} hint={siteFrame.hint}>
        <PublishButton count={drafts.count} onClick={publish} />
      </PageHead>
      <FrameTools {...{ filters, language, width, onWidth: setWidth }}>
        <Select
          aria-label={siteFrame.page}
          data={screens.groups}
          value={screen.value}
          onChange={(value) => value && filters.set('screen', value)}
          allowDeselect={false}
          searchable
          className={styles.screens}
        />
      </FrameTools>
      <div className={styles.columns} data-picture={picture.name !== undefined || undefined}>
        <PageFrame
          frame={frame.frame}
          loads={frame.loads}
          address={address}
          width={width}
          title={siteFrame.frame(screen.label)}
          isReady={frame.places !== undefined}
          hasFailed={frame.hasFailed}
          onReload={reload}
        />
        <div className={styles.panel}>
          {picture.name && (
            <>
              <OtherTexts others={otherTexts} onOpen={(text) => leaveFor(() => open(text))} />
              <PicturePanel
                key={picture.name}
                name={picture.name}
                language={language}
                onPreview={picture.preview}
                onShape={(shape) => setWidth((now) => widthFor(shape, now))}
                onSaved={pictureSaved}
                onOpen={(name) => leaveFor(() => choose(name))}
                changes={frame.loads}
                saveNow={saveNow}
              />
            </>
          )}
          {selected && !picture.name && (
            <FilePanel
              key={selected.page}
              selected={selected}
              shownPaths={shownPaths}
              warnings={warnings}
              others={otherTexts}
              onOpen={open}
              onShow={typing.show}
              onSaved={textSaved}
              saveNow={saveNow}
            />
          )}
          {!selected && !picture.name && <Text c="dimmed">{siteFrame.none}</Text>}
          <SampleNotice
            language={language}
            isShown={!selected && !picture.name}
            isReady={frame.places !== undefined}
            send={send}
          />
        </div>
      </div>
      {typing.typed && (
        <PhoneCheck key={address} address={address} typed={typing.typed} onWarn={setWarnings} />
      )}
      <PublishDialog isOpen={isPublishing} onClose={publishing.close} onDone={published} />
    </div>
  );
}

function queryOf({ path, stage }: Screen, language: Language): URLSearchParams {
  return new URLSearchParams({ path: path ?? '/', language, ...(stage && { stage }) });
}
