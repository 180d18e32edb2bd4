import { Button, Select, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { bindText } from '#content/bind-korean.ts';
import { defaultLanguage, isLanguage, type Language, splitLanguage } from '#domain/language.ts';
import { pagePaths } from '#domain/pages.ts';
import type { MarkedKey } from '#domain/text-marks.ts';
import { addressOf } from '../../api/routes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { notify } from '../../ui/notify.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { useFilters } from '../../ui/useFilters.ts';
import { useWords } from '../../words/words.tsx';
import { PublishDialog } from '../PublishDialog.tsx';
import { FilePanel } from './FilePanel.tsx';
import { FrameTools } from './FrameTools.tsx';
import styles from './PageEditor.module.css';
import { type FrameWidth, PageFrame } from './PageFrame.tsx';
import { PhoneCheck, type PhoneWarnings } from './PhoneCheck.tsx';
import { useFrame } from './useFrame.ts';
import { type TextPlace, usePlaces } from './usePlaces.ts';
import { type Screen, useScreens } from './useScreens.ts';

interface Selected extends TextPlace {
  language: Language;
}

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
  const [selected, setSelected] = useState<Selected>();
  const [others, setOthers] = useState<MarkedKey[]>([]);
  const [typed, setTyped] = useState<MarkedKey & { text: string }>();
  const [warnings, setWarnings] = useState<PhoneWarnings>();
  const isStale = useRef(false);
  const saveNow = useRef<() => Promise<void>>(async () => {});

  const address = addressOf('GET /site/frame', { query: queryOf(screen, language) });
  const frame = useFrame(address, (event) => {
    if (event.type === 'pick') pick(event.keys);
    if (event.type === 'follow') follow(event.path);
    if (event.type === 'stale') isStale.current = true;
  });
  const { send, reload } = frame;

  function pick(keys: MarkedKey[]) {
    const [first] = keys;
    const place = first && places.placeOf(first.key);
    if (!first || !place) return notify(siteFrame.notText);
    setOthers(keys.slice(1));
    open({ ...place, language: first.language });
  }

  const open = useCallback(
    (next: Selected) => {
      setWarnings(undefined);
      setSelected(next);
      const key = places.numberOf(next);
      if (key !== undefined) send({ type: 'select', key, language: next.language });
    },
    [places, send],
  );

  function follow(path: string) {
    const target = splitLanguage(new URL(path, location.origin).pathname).path;
    if ((pagePaths as readonly string[]).includes(target)) filters.set('screen', target);
  }

  // The address may name a text: a hit of a search, or a link from the list.
  const wanted = search.get('text');
  const isReady = places.isLoaded && frame.places !== undefined;
  useEffect(() => {
    const space = wanted?.indexOf(' ') ?? -1;
    if (!wanted || !isReady || space < 0) return;
    open({ page: wanted.slice(0, space), path: wanted.slice(space + 1), language });
  }, [wanted, isReady, language, open]);

  const page = selected?.page;
  const show = useCallback(
    (path: string, inLanguage: Language, text: string | null) => {
      const key = page === undefined ? undefined : places.numberOf({ page, path });
      if (page === undefined || key === undefined) return;
      if (text === null) {
        isStale.current = true;
        return;
      }
      const shown = bindText(text, page, inLanguage);
      send({ type: 'show', key, language: inLanguage, text: shown });
      if (inLanguage === language) setTyped({ key, language: inLanguage, text: shown });
    },
    [page, places, send, language],
  );

  const saved = useCallback(() => {
    if (!isStale.current) return;
    isStale.current = false;
    reload();
  }, [reload]);

  /** The texts of the selected one's file that this screen shows, in its order. */
  const shownPaths = useMemo(() => {
    const found = frame.places?.flatMap(({ key }) => places.placeOf(key) ?? []) ?? [];
    return [...new Set(found.filter((one) => one.page === page).map(({ path }) => path))];
  }, [frame.places, places, page]);

  async function publish() {
    await saveNow.current();
    publishing.open();
  }

  return (
    <div className={styles.editor}>
      <Button
        component={Link}
        to={selected ? `/admin/site/${selected.page}?language=${language}` : '/admin/site'}
        variant="subtle"
        color="dark"
        size="compact-sm"
        leftSection={<Icon name="back" size={16} />}
      >
        {siteFrame.back}
      </Button>
      <PageHead title={screen.label} hint={siteFrame.hint}>
        <Button onClick={publish}>{words.site.publish.button}</Button>
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
      <div className={styles.columns}>
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
          {selected ? (
            <FilePanel
              key={selected.page}
              page={selected.page}
              path={selected.path}
              language={selected.language}
              shownPaths={shownPaths}
              warnings={warnings}
              others={others.flatMap((key) => {
                const place = places.placeOf(key.key);
                return place ? [{ ...place, language: key.language }] : [];
              })}
              onOpen={open}
              onShow={show}
              onSaved={saved}
              saveNow={saveNow}
            />
          ) : (
            <Text c="dimmed">{siteFrame.none}</Text>
          )}
        </div>
      </div>
      {typed && <PhoneCheck key={address} address={address} typed={typed} onWarn={setWarnings} />}
      <PublishDialog isOpen={isPublishing} onClose={publishing.close} onDone={reload} />
    </div>
  );
}

function queryOf({ path, stage }: Screen, language: Language): URLSearchParams {
  return new URLSearchParams({ path: path ?? '/', language, ...(stage && { stage }) });
}
