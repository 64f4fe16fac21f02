// Sets the chosen theme before anything is painted; without a choice the system's holds.
try {
  const theme = JSON.parse(localStorage.getItem('penknife.1.theme'));
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {}
