import { useEffect, useRef, useState } from 'react';
import type aboutMessages from '#messages/about.en.json';
import { Button } from '#ui/controls/buttons/button.tsx';
import { FileButton } from '#ui/controls/buttons/file-button.tsx';
import classes from '../pages/pages.module.css';
import { cleared, clearMyData, exportMyData, importMyData } from './my-data.ts';

/** Export, import and deletion of the data kept in this browser. */
export function MyData({ about }: { readonly about: typeof aboutMessages }) {
  const [said, setSaid] = useState('');
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (history.state !== cleared) return;
    history.replaceState(null, '');
    setSaid(about.cleared);
    status.current?.scrollIntoView({ block: 'center' });
  }, [about]);

  const exportAll = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([exportMyData()], { type: 'application/json' }));
    link.download = 'penknife.json';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  };
  const importFrom = async (file: File) => {
    const isExport = importMyData(await file.text());
    if (isExport) (await import('./renamed-tools.ts')).renameKeptTools();
    setSaid(isExport ? about.imported : about.notAnExport);
  };

  return (
    <section>
      <h2>{about.dataTitle}</h2>
      <p>{about.data}</p>
      <div className={classes.buttons}>
        <Button icon="download" onClick={exportAll}>
          {about.exportData}
        </Button>
        <FileButton
          icon="upload"
          label={about.importData}
          accept=".json"
          onFiles={([file]) => file && void importFrom(file)}
        />
        <Button icon="trash" onClick={() => confirm(about.clearConfirm) && clearMyData(location.href)}>
          {about.clearData}
        </Button>
      </div>
      <p ref={status} role="status">
        {said}
      </p>
    </section>
  );
}
