const list = (names: string) => names.trim().split(/\s+/);

export const firstNames: readonly string[] = list(`
  Ada Aisha Alan Alice Amara Andrés Anna Arthur Ben Bianca Björn Carla Chen Clara Daniel David Diego
  Dwight Elena Elif Emma Erik Farid Fatima Felix Fiona Frank Grace Hana Hannah Henrik Hugo Ines Ivan
  Jack James Jane Joanna John José Julia Kaito Karen Kofi Lara Laura Leo Li Lina Lucas Luis Maria
  Marcus Marta Mary Max Maya Mei Michael Mohamed Nadia Nina Noah Nora Olga Oliver Omar Oskar Paul
  Pavel Peter Priya Quinn Rahul Rosa Ruth Sam Sara Sofia Stefan Susan Tariq Theo Thomas Tom Uma Vera
  Victor Wei William Yara Yusuf Zoë Zuzana`);

export const lastNames: readonly string[] = list(`
  Abbott Adams Aldana Allen Anderson Baker Becker Bell Berg Bianchi Brown Carter Castillo Chen Clark
  Cohen Cooper Costa Davis Diaz Doyle Dubois Edwards Evans Fischer Fischer-Meyer Flores Foster Garcia
  Gomez Gonzalez Gray Green Hall Hansen Harris Hernandez Hill Hoffmann Howard Hughes Ito Jackson
  Jensen Johnson Jones Kaya Kelly Khan Kim King Kowalski Kumar Larsen Lee Lewis Li Lopez Martin
  Martinez Meyer Miller Mitchell Moore Moreau Morris Müller Murphy Nguyen Nielsen Novak O'Brien
  Okafor Olsen Ortega Park Parker Patel Perez Peters Phillips Popov Ramirez Reed Ricci Rivera Roberts
  Robinson Rossi Russo Sanchez Santos Sato Schmidt Schneider Silva Singh Smith Stewart Suzuki Tanaka
  Taylor Thomas Thompson Turner Ueda Vargas Walker Wang Watson Weber White Williams Wilson Wood
  Wright Yamada Yılmaz Young Zhang Zimmermann`);
